/**
 * The Bergamot translator's WebAssembly in this thread. The package's own worker does not run under Node, so its glue is
 * evaluated here with a `Module` of ours. Everything is synchronous; an abort leaves the runtime unusable.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { Precision } from "./model-file.ts";
import { type Line, plainAsHtml, withoutScores } from "./scores.ts";

export interface ModelBytes {
  readonly model: Uint8Array;
  readonly precision: Precision;
  readonly vocabularies: readonly Uint8Array[];
  readonly shortlist?: Uint8Array;
}

export interface LoadedModel {
  delete(): void;
}

export interface Runtime {
  /** Only looks at vocabularies and shortlist; the model itself is read by the first translation. */
  load(bytes: ModelBytes): LoadedModel;
  /** Through one model, or through two, one after the other. Every line of a plain text is one sentence. */
  translate(models: readonly LoadedModel[], texts: readonly string[], options: TranslateOptions): readonly Line[];
}

interface TranslateOptions {
  readonly html: boolean;
  /** Each line with how sure the model was. The runtime dies of some, such as those for which the model wrote nothing. */
  readonly scored: boolean;
}

interface Deletable {
  delete(): void;
}
interface AlignedMemory extends Deletable {
  getByteArrayView(): Uint8Array;
}
interface Vector<Value> extends Deletable {
  push_back(value: Value): void;
}
interface Responses extends Deletable {
  get(index: number): { getTranslatedText(): string };
}
interface ResponseOptions {
  readonly alignment: boolean;
  readonly html: boolean;
  readonly qualityScores: boolean;
}
interface Service {
  translate(model: LoadedModel, texts: Vector<string>, options: Vector<ResponseOptions>): Responses;
  translateViaPivoting(
    first: LoadedModel,
    second: LoadedModel,
    texts: Vector<string>,
    options: Vector<ResponseOptions>,
  ): Responses;
}

/** What the glue adds to `Module` (bindings/service_bindings.cpp and response_bindings.cpp of bergamot-translator). */
interface Bindings {
  AlignedMemory: new (size: number, alignment: number) => AlignedMemory;
  AlignedMemoryList: new () => Vector<AlignedMemory>;
  BlockingService: new (options: { readonly cacheSize: number }) => Service;
  TranslationModel: new (
    settings: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabularies: Vector<AlignedMemory>,
    qualityModel: null,
  ) => LoadedModel;
  VectorString: new () => Vector<string>;
  VectorResponseOptions: new () => Vector<ResponseOptions>;
}

interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Node's types leave this global to the browser's. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: WasmInstance }>;
};

interface Hooks {
  print(line: string): void;
  printErr(line: string): void;
  instantiateWasm(imports: object, accept: (instance: WasmInstance) => void): object;
  onRuntimeInitialized(): void;
}

/** The matrix functions that the WebAssembly imports, and the names under which it exports an implementation. */
const matrixFunctions = {
  int8_prepare_a: "int8PrepareAFallback",
  int8_prepare_b: "int8PrepareBFallback",
  int8_prepare_b_from_transposed: "int8PrepareBFromTransposedFallback",
  int8_prepare_b_from_quantized_transposed: "int8PrepareBFromQuantizedTransposedFallback",
  int8_prepare_bias: "int8PrepareBiasFallback",
  int8_multiply_and_add_bias: "int8MultiplyAndAddBiasFallback",
  int8_select_columns_of_b: "int8SelectColumnsOfBFallback",
} as const;

const alignment = { model: 256, shortlist: 64, vocabulary: 64 } as const;

/**
 * `say` receives every line that the runtime prints; after an abort they hold the reason. With `scored`, translations can
 * come with how sure the model was, which costs a little time.
 */
export async function startRuntime(say: (line: string) => void, scored: boolean): Promise<Runtime> {
  const bindings = await startGlue(say);
  const service = new bindings.BlockingService({ cacheSize: 0 });

  const translateAtOnce: Runtime["translate"] = ([first, second], texts, { html, scored: withScores }) => {
    if (first === undefined || texts.length === 0) return [];
    const input = new bindings.VectorString();
    const options = new bindings.VectorResponseOptions();
    for (const text of texts) {
      input.push_back(withScores && !html ? plainAsHtml(text) : text);
      options.push_back({ alignment: false, html: html || withScores, qualityScores: withScores });
    }
    const responses =
      second === undefined
        ? service.translate(first, input, options)
        : service.translateViaPivoting(first, second, input, options);
    const answers = texts.map((_, index) => {
      const text = responses.get(index).getTranslatedText();
      return withScores ? withoutScores(text, !html) : { text };
    });
    for (const owned of [input, options, responses]) owned.delete();
    return answers;
  };

  return {
    load({ model, precision, vocabularies, shortlist }) {
      const list = new bindings.AlignedMemoryList();
      for (const vocabulary of vocabularies) list.push_back(copied(bindings, vocabulary, alignment.vocabulary));
      return new bindings.TranslationModel(
        settings(precision, { checkBytes: shortlist === undefined, scored }),
        copied(bindings, model, alignment.model),
        // without a shortlist the runtime expects an empty one: null makes it read address 0
        copied(bindings, shortlist ?? new Uint8Array(), alignment.shortlist),
        list,
        null,
      );
    },

    translate(models, texts, options) {
      // lines at once share a shortlist, by which answers and scores would hang on their neighbours
      return options.scored
        ? texts.flatMap((text) => translateAtOnce(models, [text], options))
        : translateAtOnce(models, texts, options);
    },
  };
}

function settings(precision: Precision, { checkBytes, scored }: { checkBytes: boolean; scored: boolean }): string {
  return [
    "beam-size: 1",
    "normalize: 1.0",
    "word-penalty: 0",
    // without the cost there is no score
    `skip-cost: ${!scored}`,
    "alignment: soft",
    // one line is one sentence: where to cut is the caller's decision
    "ssplit-mode: sentence",
    "max-length-break: 128",
    "mini-batch-words: 1024",
    "max-length-factor: 2.0",
    "workspace: 128",
    "cpu-threads: 0",
    "quiet: true",
    "quiet-translation: true",
    // a shortlist's checksum comes out otherwise in this 32-bit build than in the 64-bit tools that write the files
    `check-bytearray: ${checkBytes}`,
    `gemm-precision: ${precision}`,
    "",
  ].join("\n");
}

function copied(bindings: Bindings, bytes: Uint8Array, boundary: number): AlignedMemory {
  const memory = new bindings.AlignedMemory(bytes.byteLength, boundary);
  if (bytes.byteLength > 0) memory.getByteArrayView().set(bytes);
  return memory;
}

async function startGlue(say: (line: string) => void): Promise<Bindings> {
  const require = createRequire(import.meta.url);
  const gluePath = require.resolve("@browsermt/bergamot-translator/worker/bergamot-translator-worker.js");
  const wasmPath = require.resolve("@browsermt/bergamot-translator/worker/bergamot-translator-worker.wasm");
  const [glue, wasm] = await Promise.all([readFile(gluePath, "utf8"), readFile(wasmPath)]);

  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const module: Hooks & Partial<Bindings> = {
    print: say,
    printErr: say,
    onRuntimeInitialized: resolve,
    instantiateWasm(imports, accept) {
      instantiate(wasm, imports).then(accept, reject);
      return {};
    },
  };
  const names = ["Module", "require", "__dirname", "__filename", "process"];
  compileFunction(glue, names, { filename: gluePath })(module, require, ".", gluePath, process);
  await promise;
  return complete(module);
}

async function instantiate(wasm: Uint8Array, imports: object): Promise<WasmInstance> {
  let own: WasmInstance["exports"] = {};
  const wasm_gemm = Object.fromEntries(
    Object.entries(matrixFunctions).map(([name, exported]) => [
      name,
      (...values: readonly number[]) => call(own[exported], exported, values),
    ]),
  );
  const { instance } = await WebAssembly.instantiate(wasm, { ...imports, wasm_gemm });
  own = instance.exports;
  return instance;
}

function call(candidate: unknown, name: string, values: readonly number[]): unknown {
  if (typeof candidate !== "function") throw new Error(`The translator's WebAssembly does not export ${name}.`);
  return candidate(...values);
}

function complete(module: Partial<Bindings>): Bindings {
  const { AlignedMemory, AlignedMemoryList, BlockingService, TranslationModel, VectorString, VectorResponseOptions } =
    module;
  if (
    AlignedMemory === undefined ||
    AlignedMemoryList === undefined ||
    BlockingService === undefined ||
    TranslationModel === undefined ||
    VectorString === undefined ||
    VectorResponseOptions === undefined
  ) {
    throw new Error("The translator's WebAssembly started without its interface.");
  }
  return { AlignedMemory, AlignedMemoryList, BlockingService, TranslationModel, VectorString, VectorResponseOptions };
}
