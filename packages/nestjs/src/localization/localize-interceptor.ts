import type { Exchange, Steering } from "@dragoman/web";
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  type OnModuleInit,
  Optional,
} from "@nestjs/common";
import { ModulesContainer, Reflector } from "@nestjs/core";
import { concatMap, type Observable } from "rxjs";
import { Translator } from "../translator.ts";
import { type LocalizedRoute, localizeKey } from "./localized-route.ts";
import { exchangeIn } from "./reader-request.ts";
import { type SiteLocalization, siteLocalizationIn, steeringOf } from "./site-localization.ts";
import { fieldsOf, type TranslatableField, type TranslatableFields } from "./translatable.ts";
import { translatableTexts } from "./translatable-texts.ts";

/** What `Sse` says of a handler. */
const eventsKey = "__sse__";

/** Puts the marked fields of what handlers answer into the reader's language. `Localize` applies it. */
@Injectable()
export class LocalizeInterceptor implements NestInterceptor, OnModuleInit {
  readonly #modules: ModulesContainer;
  readonly #reflector: Reflector;
  readonly #translator: Translator | undefined;
  /** The same for each answer, by which the web's half knows them again. */
  readonly #steerings = new Map<TranslatableField["steering"], Steering>();
  #site: SiteLocalization | undefined;

  constructor(
    @Inject(ModulesContainer) modules: ModulesContainer,
    @Inject(Reflector) reflector: Reflector,
    @Optional() @Inject(Translator) translator?: Translator,
  ) {
    this.#modules = modules;
    this.#reflector = reflector;
    this.#translator = translator;
  }

  onModuleInit(): void {
    this.#site = siteLocalizationIn(this.#modules, "Localize");
  }

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const exchange = exchangeIn(context);
    const site = this.#site;
    // On a handler as well as on its controller it is called twice, and what is localized must not be again.
    if (exchange === undefined || site === undefined || site.isHandled(context)) return next.handle();
    const routes = this.#reflector
      .getAll<(LocalizedRoute | undefined)[]>(localizeKey, [context.getClass(), context.getHandler()])
      .filter((route) => route !== undefined);
    try {
      for (const { route } of routes) exchange.adjust(route);
    } catch (error) {
      // The answer has begun already: it is as the application's options say.
      exchange.onError(error);
    }
    const { looksAtFields, fields } = routes.at(-1) ?? { looksAtFields: true, fields: undefined };
    if (!looksAtFields) return next.handle();
    const localized = (value: unknown) => this.#localized(value, exchange, site, fields);
    const isEvents = this.#reflector.get<boolean | undefined>(eventsKey, context.getHandler()) === true;
    return next.handle().pipe(concatMap(isEvents ? (value) => localizedEvent(value, localized) : localized));
  }

  async #localized(
    value: unknown,
    exchange: Exchange,
    site: SiteLocalization,
    fields: TranslatableFields | undefined,
  ): Promise<unknown> {
    try {
      const found = translatableTexts(value, fields);
      if (!found.hasFields) return value;
      const texts = found.texts.map(({ text, field: { format, steering } }) => {
        return { text, format, translate: this.#steeringOf(steering, site) };
      });
      return found.withTexts(await exchange.localizeTexts(texts));
    } catch (error) {
      exchange.onError(error);
      return value;
    }
  }

  /** What the field says, above what its module says; nothing where neither says anything. */
  #steeringOf(own: TranslatableField["steering"], site: SiteLocalization): Steering | undefined {
    const translator = this.#translator?.isScoped ? this.#translator : undefined;
    if (own === undefined && translator === undefined) return undefined;
    const known = this.#steerings.get(own);
    if (known !== undefined) return known;
    const steering: Steering = (locale) => ({
      ...(translator === undefined ? site.steeringFor(locale) : steeringOf(translator.defaultsFor(locale))),
      ...own,
    });
    this.#steerings.set(own, steering);
    return steering;
  }
}

/** An event of a stream has what it says in `data`, unless its class has fields; what is no event is the data itself. */
async function localizedEvent(event: unknown, localized: (data: unknown) => Promise<unknown>): Promise<unknown> {
  if (typeof event !== "object" || event === null || !("data" in event) || fieldsOf(event)) return localized(event);
  const data = await localized(event.data);
  return data === event.data ? event : { ...event, data };
}
