/** JSON Schemas of what several routes take. What a name or a text may hold, the service decides and says. */

export const languageTag = {
  type: "string",
  pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$",
  maxLength: 20,
} as const;

export const id = { type: "string", pattern: "^[0-9A-Fa-f-]{36}$" } as const;

export const idParams = { type: "object", required: ["id"], properties: { id } } as const;

export interface IdParams {
  readonly id: string;
}

/** An object that has these fields and no others. */
export function fields<Properties extends object>(properties: Properties, ...required: (keyof Properties & string)[]) {
  return { type: "object", required, additionalProperties: false, properties } as const;
}
