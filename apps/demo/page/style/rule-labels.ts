/** `use_24_hour_clock` as people write it: `Use 24 hour clock`. The interface names its rules in English. */
export function labelOf(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
