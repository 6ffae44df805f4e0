/** Characters, of a file's name, that the service takes. The memory is called after it. */
const mostCharacters = 100;

/** A name that the service takes: of one that is too long, its beginning and its ending. */
export function shortName(name: string): string {
  const characters = [...name];
  if (characters.length <= mostCharacters) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? "";
  const beginning = characters.slice(0, mostCharacters - ending.length - 1).join("");
  return `${beginning}…${ending}`;
}
