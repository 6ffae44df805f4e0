import { Length } from "class-validator";

/** What a reader wants the library to buy. */
export class Wish {
  @Length(1, 100, { message: "The title has 1 to 100 characters." })
  title = "";

  @Length(1, 500, { message: "The reason has 1 to 500 characters." })
  reason = "";
}
