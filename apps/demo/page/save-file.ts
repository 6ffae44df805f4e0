/** Gives something that was made here to the reader as a file. It comes from nowhere. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the content over once the click is handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
