/** Express 4 has no types of its own; what the tests use of it is the same. */
declare module "express-4" {
  export { default } from "express";
}
