import { createParamDecorator } from "@nestjs/common";
import { invalidOption } from "../option-errors.ts";
import { exchangeIn } from "./reader-request.ts";

/**
 * The reader's locale as a parameter of a handler: one of the configured ones, or the source language. Nothing where no
 * request was made, as in a handler of messages.
 */
export const Locale: () => ParameterDecorator = createParamDecorator((_: unknown, context) => {
  const exchange = exchangeIn(context);
  if (exchange === undefined && context.getType() === "http") {
    throw invalidOption("Locale", "localization: give it to TranslatorModule.forRoot.");
  }
  return exchange?.locale;
});
