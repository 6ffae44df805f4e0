import type { RequestField } from "@dragoman/web";
import { applyDecorators, createParamDecorator, UseInterceptors } from "@nestjs/common";
import { invalidOption } from "../option-errors.ts";
import { LocalizeBodyInterceptor, writtenIn } from "./localize-body-interceptor.ts";

/**
 * Hands handlers the request's body in the application's language, where `requests` of the localization chooses fields.
 * Guards come before; what pipes validate is what the handler gets.
 */
export function LocalizeBody(): MethodDecorator & ClassDecorator {
  return applyDecorators(UseInterceptors(LocalizeBodyInterceptor));
}

/** What the reader wrote in the fields that `LocalizeBody` has translated, or would have: a list of `RequestField`. */
export const Written: () => ParameterDecorator = createParamDecorator(
  (_: unknown, context): readonly RequestField[] => {
    const written = writtenIn(context);
    if (written === undefined && context.getType() === "http") {
      throw invalidOption("Written", "LocalizeBody: put it on the handler or its controller.");
    }
    return written ?? [];
  },
);
