import { products } from "./catalogue.ts";

/** A page of the website in English, a block at a time. Its links keep the reader's language in the address. */
export type Blocks = Generator<string, void>;

export function* startPage(locale: string): Blocks {
  yield* head("Caravan", locale);
  yield `<section class="hero">
<div>
<h1>Good things for the road</h1>
<p>Everything we carry fits into one bag.</p>
<p><a class="button" href="${addressOf("/website/products", locale)}">See all products</a></p>
</div>
<img src="/website-assets/compass.svg" width="160" height="160" alt="A brass compass">
</section>
`;
  yield `<section>
<h2>New this week</h2>
<ul class="products">
${products.slice(0, 2).map(card).join("\n")}
</ul>
</section>
`;
  yield `<p class="offer">Tea is free with this word:</p>
<p class="offer"><code>FREETEA</code></p>
`;
  yield* foot();
}

export function* productsPage(locale: string): Blocks {
  yield* head("Products", locale);
  yield `<h1>Products</h1>\n<ul class="products">\n`;
  for (const product of products) yield `${card(product)}\n`;
  yield "</ul>\n";
  yield* foot();
}

export function* contactPage(locale: string): Blocks {
  yield* head("Contact", locale);
  yield `<h1>Write to us</h1>
<form method="post" action="${addressOf("/website/contact", locale)}">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="off">
<label for="message">Your message</label>
<textarea id="message" name="message" rows="4" placeholder="What would you like to know?"></textarea>
<button class="button">Send message</button>
</form>
`;
  yield* foot();
}

export function* thanksPage(locale: string): Blocks {
  yield* head("Contact", locale);
  yield `<p>Thank you! This is a demo: nothing was sent.</p>\n`;
  yield* foot();
}

function* head(title: string, locale: string): Blocks {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/website-assets/style.css">
</head>
<body>
`;
  yield `<header>
<p class="brand" translate="no">Caravan Trading Post</p>
<nav aria-label="Main menu">
<a href="${addressOf("/website", locale)}">Home</a>
<a href="${addressOf("/website/products", locale)}">Products</a>
<a href="${addressOf("/website/contact", locale)}">Contact</a>
</nav>
</header>
<main>
`;
}

function* foot(): Blocks {
  yield `</main>
<footer><p>Good things for the road</p><p translate="no">Caravan Trading Post, Samarkand Road 7</p></footer>
</body>
</html>
`;
}

function card(product: (typeof products)[number]): string {
  const { name, description, price } = product;
  const label = "label" in product ? `<p class="label">${product.label}</p>` : "";
  return `<li>${label}<h3>${name}</h3><p>${description}</p><p class="price" translate="no">€${price.toFixed(2)}</p></li>`;
}

function addressOf(path: string, locale: string): string {
  return `${path}?lang=${encodeURIComponent(locale)}`;
}
