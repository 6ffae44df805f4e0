import type { Client, Glossary } from "@dragoman/client";
import { Refusal } from "../refusal.ts";
import { isId, quoted } from "../service/names.ts";

/**
 * The glossary of an id, or the one of a name.
 * @throws Refusal where there is none, or several of the name.
 */
export async function findGlossary({ glossaries }: Client, named: string, signal: AbortSignal): Promise<Glossary> {
  const all = await glossaries.list({ signal });
  const byId = isId(named) ? all.find(({ glossaryId }) => glossaryId === named.toLowerCase()) : undefined;
  if (byId !== undefined) return byId;
  const [only, ...others] = all.filter(({ name }) => name === named);
  if (only === undefined) {
    throw new Refusal(`There is no glossary ${quoted(named)}; \`dragoman glossary list\` says which there are.`);
  }
  if (others.length === 0) return only;
  const ids = [only, ...others].map(({ glossaryId }) => glossaryId).join(", ");
  throw new Refusal(`There are ${others.length + 1} glossaries named ${quoted(named)}; give the id of one: ${ids}.`);
}
