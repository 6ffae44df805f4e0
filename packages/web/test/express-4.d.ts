/** Express 4 under a name of its own. What the tests use of it is declared as in Express 5. */
declare module "express-4" {
  export { default } from "express";
}
