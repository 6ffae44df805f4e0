import type { HttpException } from "@nestjs/common";

/** What an exception says to readers, and the same exception in other words. */
export interface ExceptionTexts {
  readonly texts: readonly string[];
  /** A copy of the same class; the exception stays as it was. */
  readonly withTexts: (texts: readonly string[]) => HttpException;
}

/** Longer is no message, and more are no list of them. */
const [longestMessage, mostMessages] = [1000, 100];

/** The `message` of the answer, a text or a list of them; a list's other elements stay. Nothing else is for readers. */
export function exceptionTexts(exception: HttpException, isReadable: (message: string) => boolean): ExceptionTexts {
  const response: unknown = exception.getResponse();
  const message: unknown = typeof response === "string" ? response : Reflect.get(Object(response), "message");
  const messages = [message].flat().map((one) => (isMessage(one) && isReadable(one) ? one : undefined));
  const texts = messages.length > mostMessages ? [] : messages.filter((one) => one !== undefined);
  return {
    texts,
    withTexts: (others) => {
      const said = new Map(texts.map((text, index) => [text, others[index] ?? text]));
      const inOther = (one: unknown) => (typeof one === "string" ? (said.get(one) ?? one) : one);
      const other = Array.isArray(message) ? message.map(inOther) : inOther(message);
      return copyOf(exception, {
        response: typeof response === "string" ? other : { ...Object(response), message: other },
        message: inOther(exception.message),
      });
    },
  };
}

function isMessage(value: unknown): value is string {
  return typeof value === "string" && value.length <= longestMessage && /\p{L}/u.test(value);
}

/** Of the same class, so that whoever handles it knows it again; what it was caused by, its stack and all else stay. */
function copyOf(exception: HttpException, { response, message }: Record<"response" | "message", unknown>) {
  const copy: HttpException = Object.create(
    Object.getPrototypeOf(exception),
    Object.getOwnPropertyDescriptors(exception),
  );
  // V8 gives the stack to the object that was thrown alone.
  const { stack } = exception;
  for (const [name, value] of Object.entries({ response, message, stack, getResponse: () => response })) {
    Object.defineProperty(copy, name, { value, enumerable: false, writable: true, configurable: true });
  }
  return copy;
}
