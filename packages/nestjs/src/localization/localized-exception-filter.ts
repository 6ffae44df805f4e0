import type { Exchange } from "@dragoman/web";
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  Logger,
  type OnModuleInit,
  type Type,
} from "@nestjs/common";
import { BaseExceptionFilter, HttpAdapterHost, ModulesContainer } from "@nestjs/core";
import { throwError } from "rxjs";
import { exceptionTexts } from "./localized-exception.ts";
import { exchangeIn } from "./reader-request.ts";
import { siteLocalizationIn } from "./site-localization.ts";

/**
 * Answers exceptions of HTTP with their messages in the reader's language, those of validation in one batch. It says
 * what Nest's own filter says and nothing more, and leaves all other errors to whoever catches them.
 */
@Catch(HttpException)
export class LocalizedExceptionFilter implements ExceptionFilter<unknown>, OnModuleInit {
  protected readonly modules: ModulesContainer;
  readonly #host: HttpAdapterHost;

  constructor(@Inject(HttpAdapterHost) host: HttpAdapterHost, @Inject(ModulesContainer) modules: ModulesContainer) {
    this.#host = host;
    this.modules = modules;
  }

  /**
   * A filter that localizes what a filter of the application's own then answers. It catches what that one catches, and
   * takes its place; the application's filter is injected, so it must be a provider.
   */
  static before(filter: Type<ExceptionFilter>): Type<ExceptionFilter> {
    @Catch(...caughtBy(filter))
    class LocalizedBefore extends LocalizedExceptionFilter {
      readonly #filter: ExceptionFilter;
      constructor(
        @Inject(HttpAdapterHost) host: HttpAdapterHost,
        @Inject(ModulesContainer) modules: ModulesContainer,
        @Inject(filter) own: ExceptionFilter,
      ) {
        super(host, modules);
        this.#filter = own;
      }
      override answer(exception: unknown, host: ArgumentsHost): unknown {
        return this.#filter.catch(exception, host);
      }
    }
    return LocalizedBefore;
  }

  onModuleInit(): void {
    siteLocalizationIn(this.modules, "LocalizedExceptionFilter");
  }

  catch(exception: unknown, host: ArgumentsHost): unknown {
    const exchange = exchangeIn(host);
    if (exchange === undefined || !(exception instanceof HttpException)) return this.answer(exception, host);
    const { texts, withTexts } = exceptionTexts(exception, (message) => !repeatsRequest(message, exchange));
    if (texts.length === 0) return this.answer(exception, host);
    return exchange.localizeTexts(texts.map((text) => ({ text, format: "text" }))).then(
      (others) => this.#answerLate(withTexts(others), host),
      (error: unknown) => {
        exchange.onError(error);
        return this.#answerLate(exception, host);
      },
    );
  }

  /** What answers an exception whose message is the reader's. */
  protected answer(exception: unknown, host: ArgumentsHost): unknown {
    switch (host.getType<string>()) {
      case "http":
        return new BaseExceptionFilter(this.#host.httpAdapter).catch(exception, host);
      case "rpc":
        // As Nest's own filters answer what is no exception of messages and sockets.
        return throwError(() => unknownError(exception));
      case "ws":
        return host.switchToWs().getClient().emit?.("exception", unknownError(exception));
      default:
        return exception;
    }
  }

  /** Nest waits for no filter, so what one throws later would be nobody's. */
  async #answerLate(exception: unknown, host: ArgumentsHost): Promise<unknown> {
    try {
      return await this.answer(exception, host);
    } catch (error) {
      if (host.getType() !== "http") throw error;
      return new BaseExceptionFilter(this.#host.httpAdapter).catch(error, host);
    }
  }
}

function unknownError(exception: unknown): object {
  new Logger("ExceptionsHandler").error(exception);
  return { status: "error", message: "Internal server error" };
}

/**
 * Whether a message says what a client sent: Nest's own of an address without a route, and those of what reads requests.
 * Whoever sends such things must not choose what is translated, nor how much.
 */
function repeatsRequest(message: string, { detected }: Exchange): boolean {
  return message.includes(detected.path) || quoting.some((pattern) => pattern.test(message));
}

const quoting = [
  // class-validator, of properties that nobody asked for, which stand behind their parents' path.
  /(?:^|[ .])property .* should not exist$/s,
  // JSON.parse, of a body.
  /is not valid JSON$/,
  // Express and Fastify, of a path that cannot be decoded.
  /^Failed to decode param /,
  /is not a valid url component$/,
  // body-parser, of a content type.
  /^unsupported (?:charset|content encoding) "/i,
  // Multer's interceptors, and the pipe that checks files.
  /^(?:Unexpected (?:file )?field|Invalid field name|Field (?:name|value) too long|Field name [a-z ]+ too \w+) - /,
  /^Validation failed \(current file type is /,
];

/** What a filter's `Catch` names. */
function caughtBy(filter: Type<ExceptionFilter>): Type[] {
  const types: unknown = Reflect.getMetadata("__filterCatchExceptions__", filter);
  return Array.isArray(types) ? types : [];
}
