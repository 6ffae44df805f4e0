import type { Book } from "./books.ts";

/** The pages, in English: nothing in them knows of other languages. */

export function shelfPage(books: readonly Book[]): string {
  const entries = books.map(
    ({ id, title, pages, subject, description, inStock }) => `
<article>
<h2><a href="/books/${id}" translate="no">${escaped(title)}</a></h2>
<p>A book of ${pages} pages about <b>${escaped(subject.toLowerCase())}</b>.</p>
<p>${escaped(description)}</p>
<p>${inStock ? "In stock" : "Out of stock"}</p>
</article>`,
  );
  return page("Books about things", `<h1>Books about things</h1>${entries.join("")}`);
}

export function bookPage({ title, pages, description, price, inStock }: Book): string {
  const buying = inStock
    ? `<form method="post" action="/basket"><button>Add to basket</button></form>`
    : `<p>Out of stock. <a href="/questions">Ask us</a> when it comes back.</p>`;
  return page(
    "A book",
    `<h1 translate="no">${escaped(title)}</h1>
<p>${escaped(description)} It has ${pages} pages.</p>
<p>Price: <span translate="no">€ ${(price / 100).toFixed(2)}</span></p>
${buying}`,
  );
}

export function questionPage(asked?: { readonly question: string; readonly inEnglish: string }): string {
  const answer =
    asked === undefined
      ? ""
      : `<p>Thank you. You asked:</p><blockquote translate="no">${escaped(asked.question)}</blockquote>
<p>Our people will read:</p><blockquote translate="no" lang="en">${escaped(asked.inEnglish)}</blockquote>`;
  return page(
    "Ask us",
    `<h1>Ask us</h1>${answer}
<form method="post"><label>Your question <textarea name="question" placeholder="In your own language"></textarea></label>
<button>Send</button></form>`,
  );
}

export function notFoundPage(): string {
  return page("Nothing here", '<h1>Nothing here</h1><p>We have no such page. <a href="/">Go to the books</a>.</p>');
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="A small shop for books about things.">
<link rel="icon" href="data:,">
<title>${title}</title>
</head>
<body>
<nav aria-label="Main"><a href="/">Books</a> <a href="/questions">Ask us</a></nav>
<main>
${main}
</main>
</body>
</html>
`;
}

/** For text between tags and in quoted attributes. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
