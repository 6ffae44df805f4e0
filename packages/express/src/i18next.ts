import { createLocaleHandler, type LocaleHandlerOptions, toNodeHandler } from "@dragoman/i18next/handler";
import type { RequestHandler } from "express";
import type { i18n, TFunction } from "i18next";
import type {} from "./localize.ts";

declare global {
  namespace Express {
    interface Request {
      /** i18next's, in the reader's locale. */
      t: TFunction;
    }
  }
}

/** Answers the backend of pages at `/locales`, or the path that the options say. */
export function locales(options: LocaleHandlerOptions): RequestHandler {
  return toNodeHandler(createLocaleHandler(options));
}

/**
 * Gives each request `t` in the locale that `localize` found. Mount it after `localize`. A locale is loaded for its first
 * reader, who waits for it; where that fails, `t` speaks i18next's fallback.
 */
export function translations(instance: i18n): RequestHandler {
  const ready = new Map<string, TFunction>();
  const loading = new Map<string, Promise<void>>();

  const load = async (locale: string): Promise<void> => {
    try {
      await instance.loadLanguages(locale);
    } finally {
      loading.delete(locale);
    }
    ready.set(locale, instance.getFixedT(locale));
  };

  return (request, _response, next) => {
    const { locale } = request;
    const known = ready.get(locale);
    if (known !== undefined) {
      request.t = known;
      return next();
    }
    const underway = loading.get(locale) ?? load(locale);
    if (!ready.has(locale)) loading.set(locale, underway);
    underway
      .catch(() => {
        // i18next's logger knows; the page goes out in its fallback, and the next reader tries again.
      })
      .then(() => {
        request.t = ready.get(locale) ?? instance.getFixedT(locale);
        next();
      });
  };
}
