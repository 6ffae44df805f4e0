import { type DynamicModule, Module } from "@nestjs/common";
import { TranslatorModule } from "../translator-module.ts";
import type { RegistrationOptions, TranslatorOptions } from "../translator-options.ts";
import type { TestClientOptions } from "./override-translator.ts";
import { testSettings } from "./test-client.ts";
import { TranslatorCalls } from "./translator-calls.ts";

/** What the module does with its client; the client's own options are the test's. */
export type TranslatorTestingOptions = RegistrationOptions &
  TestClientOptions &
  Pick<TranslatorOptions, "defaults" | "localization" | "shutdownMs">;

/** A registration that asks nobody, for tests of modules that have none of their own. */
@Module({})
export class TranslatorTestingModule {
  /** `app.get(TranslatorCalls)` tells what was asked. */
  static forRoot({ translations, ...options }: TranslatorTestingOptions = {}): DynamicModule {
    const calls = new TranslatorCalls();
    return {
      module: TranslatorTestingModule,
      global: true,
      imports: [TranslatorModule.forRoot({ ...options, ...testSettings(calls, translations) })],
      providers: [{ provide: TranslatorCalls, useValue: calls }],
      exports: [TranslatorCalls],
    };
  }
}
