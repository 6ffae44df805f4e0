import type { Client } from "@dragoman/client";
import { findGlossary } from "../../glossary/find-glossary.ts";
import { openService, type Service } from "../../service/service.ts";
import type { Session } from "../../session.ts";
import type { Project } from "../project/open-project.ts";
import type { LanguagePlan } from "./language-plan.ts";
import { openPhrases } from "./phrases.ts";
import { patientSignal } from "./sent-in-turns.ts";
import type { Steering, TranslateOptions } from "./translate-options.ts";
import type { CallSetting } from "./unit-batches.ts";

/** A run that sends something. */
export interface TranslationRun {
  readonly service: Service;
  readonly callFor: (plan: LanguagePlan) => CallSetting;
}

export async function openRun(
  options: TranslateOptions,
  { settings }: Project,
  session: Session,
): Promise<TranslationRun> {
  const phraseStore = await openPhrases(options, settings, session);
  const service = await openService(options, session, {
    phraseStore,
    ...(options.maxCharacters !== undefined && { budget: { characters: options.maxCharacters } }),
  });
  const steering = await service.do((client) => steeringOf(client, options, session.signal));
  const { source } = settings;
  const { signal } = session;
  const patience = patientSignal(signal, () => {
    session.say("Waiting for the translations that were asked for already, so that they are kept; again ends at once.");
  });
  return { service, callFor: ({ language: target }) => ({ source, target, steering, signal, patience }) };
}

async function steeringOf(client: Client, options: TranslateOptions, signal: AbortSignal): Promise<Steering> {
  const { glossary, style, formality } = options;
  return {
    ...(glossary !== undefined && { glossaryId: (await findGlossary(client, glossary, signal)).glossaryId }),
    ...(style !== undefined && { styleId: style }),
    ...(formality !== undefined && { formality }),
  };
}
