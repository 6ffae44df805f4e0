/** For the runtime a line end is the end of a sentence, and it knows neither NUL nor half a surrogate pair. */
export function oneLine(text: string): string {
  return text.toWellFormed().replaceAll(/[\n\r\0]+/g, " ");
}
