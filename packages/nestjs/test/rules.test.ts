import { Readable } from "node:stream";
import fastifyCompress from "@fastify/compress";
import { All, Controller, type INestApplication, Inject, Param, Res, StreamableFile } from "@nestjs/common";
import { HttpAdapterHost } from "@nestjs/core";
import { ExpressAdapter } from "@nestjs/platform-express";
import { FastifyAdapter } from "@nestjs/platform-fastify";
import compression from "compression";
import { afterAll, beforeAll, describe, test, vi } from "vitest";
import { followsRule } from "../../web/test/follows-rule.ts";
import { rules, type Script } from "../../web/test/rules.ts";
import { shoutingLocalization } from "../../web/test/shouting-localization.ts";
import { TranslatorModule } from "../src/index.ts";
import { type MakeAdapter, type Site, startSite } from "./adapters.ts";

// Capitals for translations, as the table has them; how they are mounted is the module's.
vi.mock(import("@dragoman/web"), async (original) => ({
  ...(await original()),
  createLocalization: () => shoutingLocalization({ maxBodyBytes: 1000 }),
}));

/** What both adapters' responses have. */
interface Sending {
  send(body: Buffer): unknown;
}

/** Answers the script of the rule that the address counts to, as bytes: what is sent as text, Nest gives a charset. */
@Controller()
class ScriptController {
  readonly #host: HttpAdapterHost;
  constructor(@Inject(HttpAdapterHost) host: HttpAdapterHost) {
    this.#host = host;
  }
  @All(":index")
  play(@Param("index") index: string, @Res() response: Sending) {
    const script = rules[Number(index)]?.script;
    if (script === undefined) throw new Error(`There is no rule ${index}.`);
    const { status = 200, headers, body } = script;
    const { httpAdapter } = this.#host;
    for (const [name, value] of Object.entries(headers)) httpAdapter.setHeader(response, name, value);
    httpAdapter.status(response, status);
    if (!isList(body)) return void response.send(Buffer.from(body));
    httpAdapter.reply(response, new StreamableFile(Readable.from(body, { objectMode: false })), status);
  }
}

interface Host {
  readonly name: string;
  readonly makeAdapter: MakeAdapter;
  readonly prepare?: (app: INestApplication) => unknown;
}

const hosts: readonly Host[] = [
  { name: "Express without compression", makeAdapter: untaggedExpress },
  {
    name: "Express behind compression",
    makeAdapter: () => {
      const adapter = untaggedExpress();
      adapter.use(compression({ threshold: 0 }));
      return adapter;
    },
  },
  {
    name: "Express before compression",
    makeAdapter: untaggedExpress,
    prepare: (app) => app.use(compression({ threshold: 0 })),
  },
  { name: "Fastify without compression", makeAdapter: () => new FastifyAdapter() },
  {
    name: "Fastify behind compression",
    makeAdapter: () => {
      const adapter = new FastifyAdapter();
      adapter.getInstance().register(fastifyCompress, compressing);
      return adapter;
    },
  },
  {
    name: "Fastify before compression",
    makeAdapter: () => new FastifyAdapter(),
    prepare: (app) => app.getHttpAdapter().getInstance().register(fastifyCompress, compressing),
  },
];

const compressing = { threshold: 0, encodings: ["gzip" as const] };

describe.each(hosts)("with $name", ({ makeAdapter, prepare }) => {
  let site: Site;
  let url: string;
  beforeAll(async () => {
    const root = TranslatorModule.forRoot({
      baseUrl: "http://translator.invalid",
      apiKey: "unused",
      localization: { sourceLanguage: "en", locales: ["en", "de"] },
    });
    site = await startSite({ imports: [root], controllers: [ScriptController] }, makeAdapter, prepare);
    url = await site.app.getUrl();
  });
  afterAll(() => site.close());

  test.each(rules.map((rule, index) => ({ ...rule, index })))("$title", async ({ index, ...rule }) => {
    await followsRule(`${url}/${index}`, rule);
  });
});

function untaggedExpress(): ExpressAdapter {
  const adapter = new ExpressAdapter();
  adapter.getInstance().disable("etag");
  return adapter;
}

function isList(body: Script["body"]): body is readonly (string | Uint8Array)[] {
  return Array.isArray(body);
}
