import type { BodyLocalizer, BodyStream, LocalizedBody, Outcome } from "../body-localizer.ts";
import type { ResponsePhrases } from "../phrases/phrase.ts";
import type { HtmlOptions } from "./html-options.ts";
import { PageLocalizing } from "./page-localizing.ts";
import type { PageReading } from "./page-reading.ts";
import { PageReadings } from "./page-readings.ts";
import { SectionBuilder } from "./section-builder.ts";
import { SectionRelease } from "./section-release.ts";
import type { StartTagReader } from "./start-tag.ts";
import { TagReader } from "./tag-reader.ts";

interface HtmlLocalizerOptions {
  readonly phrases: ResponsePhrases;
  /** What the page's readers get, a BCP 47 tag. */
  readonly locale: string;
  /** What the page is written in. */
  readonly sourceLanguage: string;
  readonly options?: HtmlOptions | undefined;
  /** Changes start tags, those of what is not translated as well. */
  readonly startTags?: StartTagReader | undefined;
  /** Those of the application, where it has several pages; they know its source language. */
  readonly readings?: PageReadings | undefined;
}

/**
 * Localizes a page of HTML: its sentences with the tags in them, and what its tags say to readers. All else goes out as
 * it came, byte for byte. What is known goes out while the page is still coming.
 */
export function createHtmlLocalizer(options: HtmlLocalizerOptions): BodyLocalizer {
  const { locale, sourceLanguage, readings = new PageReadings(sourceLanguage) } = options;
  const reading = readings.of(locale, options.options);
  return {
    whole: (body) => localizedPage(body, (emit) => new PageStream(options, reading, emit)),
    stream: (emit) => new PageStream(options, reading, emit),
  };
}

function localizedPage(
  page: string,
  streamTo: (emit: (text: string) => void) => PageStream,
): LocalizedBody | Promise<LocalizedBody> {
  let body = "";
  const stream = streamTo((text) => {
    body += text;
  });
  stream.write(page);
  const outcome = stream.finish();
  return "then" in outcome ? outcome.then((late) => ({ body, outcome: late })) : { body, outcome };
}

class PageStream implements BodyStream {
  readonly #reader: TagReader;
  readonly #sections: SectionBuilder;
  readonly #page: PageLocalizing;
  readonly #release: SectionRelease;
  #isStopped = false;

  constructor({ phrases, startTags }: HtmlLocalizerOptions, reading: PageReading, emit: (text: string) => void) {
    const slice = (start: number, end: number): string => this.#reader.slice(start, end);
    this.#release = new SectionRelease(phrases, slice, emit);
    this.#sections = new SectionBuilder(reading, this.#release, slice);
    const blankEnd = (start: number, end: number): number => this.#reader.blankEnd(start, end);
    this.#page = new PageLocalizing(reading, this.#sections, { slice, blankEnd }, startTags);
    const others = startTags && new Set(startTags.attributes);
    this.#reader = new TagReader(this.#page, (name) => reading.asks(name) || others?.has(name) === true);
  }

  readonly write = (piece: string): void => {
    if (this.#isStopped || piece === "") return;
    this.#reader.write(piece);
    this.#page.pause(this.#reader.cursor);
    this.#release.release(this.#sections.start);
    this.#reader.forget(this.#sections.start);
  };

  readonly end = async (): Promise<Outcome> => this.finish();

  readonly held = (): number => this.#release.held;

  readonly stop = (): void => {
    this.#isStopped = true;
    this.#release.stop();
  };

  /** Ends the page; a promise only where something is still waited for. */
  finish(): Outcome | Promise<Outcome> {
    if (!this.#isStopped) {
      this.#reader.end();
      this.#page.end(this.#reader.cursor);
      // A tag that never ends goes out as it is.
      const end = this.#reader.base + this.#reader.source.length;
      this.#release.release(end);
      this.#reader.forget(end);
    }
    return this.#release.isEmpty ? this.#release.outcome : this.#release.finished();
  }
}
