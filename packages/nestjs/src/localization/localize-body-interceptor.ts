import type { RequestField } from "@dragoman/web";
import {
  type ArgumentsHost,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  type OnModuleInit,
} from "@nestjs/common";
import { ModulesContainer } from "@nestjs/core";
import type { Observable } from "rxjs";
import { exchangeIn } from "./reader-request.ts";
import { siteLocalizationIn } from "./site-localization.ts";

/** Puts what readers write into the application's language, before pipes and handlers see it. `LocalizeBody` applies it. */
@Injectable()
export class LocalizeBodyInterceptor implements NestInterceptor, OnModuleInit {
  readonly #modules: ModulesContainer;

  constructor(@Inject(ModulesContainer) modules: ModulesContainer) {
    this.#modules = modules;
  }

  onModuleInit(): void {
    siteLocalizationIn(this.#modules, "LocalizeBody").checkRequests("LocalizeBody");
  }

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const exchange = exchangeIn(context);
    // A resolver's body is its query. On a handler as well as on its controller, it is called twice.
    if (exchange === undefined || context.getType() !== "http" || writtenIn(context) !== undefined)
      return next.handle();
    const request: LocalizedRequest = context.switchToHttp().getRequest();
    const { body, fields } = await exchange.localizeBody(request.body);
    request.body = body;
    request[writtenKey] = fields;
    return next.handle();
  }
}

/** What the reader wrote; `undefined` where no body was localized. */
export function writtenIn(host: ArgumentsHost): readonly RequestField[] | undefined {
  if (host.getType() !== "http") return undefined;
  return host.switchToHttp().getRequest<LocalizedRequest>()[writtenKey];
}

const writtenKey = Symbol("dragoman.written");

/** A request of Express or Fastify, as far as it is used. */
interface LocalizedRequest {
  body?: unknown;
  [writtenKey]?: readonly RequestField[];
}
