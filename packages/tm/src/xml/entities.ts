/**
 * The five entities that XML itself has, for a parser that looks them up in an object. Its own inherits names such as
 * `constructor`, which would then be entities.
 */
export function xmlEntities(): Record<string, string> {
  const entities: Record<string, string> = Object.create(null);
  return Object.assign(entities, { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" });
}
