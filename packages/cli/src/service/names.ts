import { Refusal } from "../refusal.ts";

/** Whether a text is an id of the service (a UUID); anything else is a name. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** A name as it stands in a message. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > 200 ? `${name.slice(0, 200)}…` : name);
}

/** @throws Refusal for a name that the service would not take. */
export function refuseBlank(name: string, what: string): void {
  if (name.trim() === "") throw new Refusal(`Give the ${what} a name.`);
}
