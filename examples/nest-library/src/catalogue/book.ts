import { Translatable } from "@dragoman/nestjs";

/** A book as readers of the interface get it; what is marked is in their language. */
export class Book {
  readonly id: string;
  /** Titles are the same in every language. */
  readonly title: string;

  @Translatable({ context: "The subject of a book" })
  readonly subject: string;

  @Translatable()
  readonly description: string;

  constructor(id: string, title: string, subject: string, description: string) {
    this.id = id;
    this.title = title;
    this.subject = subject;
    this.description = description;
  }
}
