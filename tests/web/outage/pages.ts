/** A page of texts that all pages share, and of one that every five hundredth page shares with it. */
export function pageNumber(number: number): string {
  const shared = Array.from({ length: 20 }, (_, index) => `<li>Article <a href="/${index}">number ${index}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><title>News of the day</title><meta name="description" content="All that happened."></head>
<body><h1>News of the day</h1><p>This is <b>message ${number % 500}</b> of today.</p>
<ul>${shared.join("")}</ul><footer>Written by <em>nobody</em> &amp; everybody</footer></body></html>`;
}

/** The tags of a page without what a localized one may say otherwise. */
export function tagsOf(page: string): readonly string[] {
  return (page.match(/<[^>]+>/g) ?? []).map((tag) => tag.replaceAll(/ (?:lang|dir|content)="[^"]*"/g, ""));
}
