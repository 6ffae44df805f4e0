const vocabulary =
  "garden spade the of a rake watering light steel handle for every season soil plant pot with and long wooden gloves rose hedge sharp quiet cordless mower grass seed early frost shade sun rain barrel compost fence path stone bench oak paint brush clean dry winter store warm house bird feeder apple tree herb kitchen fresh morning".split(
    " ",
  );

/** A page as shops and magazines have them: a menu, articles, products, a table, a form and a footer. About 50 kB. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Garden tools &amp; outdoor living</title>
<meta name="description" content="Everything for a garden that lasts.">
<meta property="og:title" content="Garden tools">
<link rel="stylesheet" href="/assets/site.4f1c.css">
<style>.card{display:grid;gap:1rem}.card>img{width:100%}${".m-1{margin:1px}".repeat(40)}</style>
<script>window.settings = { currency: "EUR", features: ["search", "reviews"], page: "<b>home</b>" };</script>
</head>
<body class="home">
<nav class="menu" aria-label="Main menu">
<ul>
${repeated(14, (n) => `<li class="menu-item"><a href="/c/${n}" class="menu-link" data-n="${n}">${words(n, 2)}</a></li>`)}
</ul>
</nav>
<main>
${repeated(14, article)}
<section class="cards">
${repeated(36, product)}
</section>
<table class="sizes">
<thead><tr><th scope="col">Size</th><th scope="col">Width</th><th scope="col">Remark</th></tr></thead>
<tbody>
${repeated(20, (n) => `<tr><td>${words(n + 900, 1)}</td><td class="num">${n * 12} cm</td><td>${sentence(n + 950, 5)}</td></tr>`)}
</tbody>
</table>
<form action="/subscribe" method="post">
${repeated(8, (n) => `<label for="f${n}">${words(n + 400, 2)}</label><input id="f${n}" name="f${n}" type="text" placeholder="${words(n + 420, 3)}">`)}
<select name="topic">${repeated(10, (n) => `<option value="${n}">${words(n + 440, 2)}</option>`)}</select>
<button type="submit" class="primary">Subscribe now</button>
</form>
</main>
<footer>
<p>&copy; 2026 The Garden Company. All rights reserved. <a href="/terms">Terms &amp; conditions</a></p>
<script src="/assets/site.77aa.js" defer></script>
</footer>
</body>
</html>
`;

function article(n: number): string {
  return `<article id="a${n}" class="post">
<h2><a href="/posts/${n}">${sentence(n, 6)}</a></h2>
<p class="meta">By <span translate="no">Example Author</span> on <time datetime="2026-03-${10 + n}">March ${10 + n}</time></p>
${repeated(
  4,
  (m) =>
    `<p>${sentence(n * 7 + m, 16)} ${sentence(n * 11 + m, 9)} Read <a href="/posts/${n}/${m}" class="inline">${words(n + m, 3)}</a>, or run <code>npm start</code> &mdash; ${sentence(n * 3 + m, 8)} <strong>${words(n + m + 5, 2)}</strong> ${sentence(n * 5 + m, 7)}</p>`,
)}
</article>`;
}

function product(n: number): string {
  return `<div class="card product" data-id="${n}">
<img src="/img/products/${n}.webp" width="320" height="240" loading="lazy" alt="${words(n + 100, 4)}">
<h3>${words(n + 200, 3)}</h3>
<p class="description">${sentence(n + 300, 14)}</p>
<p class="price"><b>${n + 3}.99</b> <small>incl. taxes</small></p>
<button class="buy" title="Put it into the basket"><svg viewBox="0 0 8 8" aria-hidden="true"><path d="M0 0h8v8z"/></svg> Add to basket</button>
</div>`;
}

function repeated(count: number, part: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => part(n)).join("\n");
}

function sentence(seed: number, length: number): string {
  const text = words(seed, length);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The same words for the same seed, and hardly ever twice the same. */
function words(seed: number, length: number): string {
  return Array.from({ length }, (_, at) => vocabulary[(seed * 31 + at * at * 7 + at * 13) % vocabulary.length]).join(
    " ",
  );
}
