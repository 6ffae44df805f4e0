/** The answers of the benchmark: a list of products as JSON of 4 kB, and a page of 50 kB. */

const nouns = ["chair", "lamp", "table", "shelf", "carpet", "curtain", "mirror", "vase", "clock", "basket"];
const looks = ["red", "green", "small", "tall", "wooden", "round", "folding", "soft", "old", "plain"];
const rooms = ["kitchen", "hall", "garden", "bedroom", "office", "workshop", "attic", "bathroom", "porch", "cellar"];

/** A sentence of its own for each number below 1000. */
function sentence(number: number): string {
  const [look, noun, room] = [looks[number % 10], nouns[Math.floor(number / 10) % 10], rooms[(number * 7) % 10]];
  return `A ${look} ${noun} for the ${room}, delivered to your door within ${2 + (number % 5)} days.`;
}

/** 4 kB, half of it text that is translated. */
export const products = {
  total: 22,
  items: Array.from({ length: 22 }, (_, index) => ({
    id: `p-${1000 + index}`,
    price: 4900 + index * 100,
    currency: "EUR",
    inStock: index % 3 !== 0,
    image: `/images/products/${1000 + index}.webp`,
    description: sentence(index * 37),
  })),
};

/** Where the texts of `products` stand. */
export const productPaths = ["$.items[*].description"];

function card(index: number): string {
  return `
      <article class="card" id="product-${index}" data-sku="p-${index}">
        <a class="card__link" href="/products/${index}"><img src="/images/${index}.webp" alt="${looks[index % 10]} ${nouns[index % 10]}" width="320" height="240" loading="lazy"></a>
        <h3 class="card__title">The ${looks[(index * 3) % 10]} ${nouns[(index * 7) % 10]} number ${index % 50}</h3>
        <p class="card__text">${sentence(index)} Read more about <a href="/rooms/${index % 10}">things for the ${rooms[index % 10]}</a> in our <em>guide</em>.</p>
        <p class="card__price"><span class="price">€ ${index}.00</span> <small>with tax</small></p>
        <form method="post" action="/basket"><input type="hidden" name="id" value="${index}"><button type="submit" class="button">Add to basket</button></form>
      </article>`;
}

/** 50 kB: a page as a shop has it, with navigation, cards and a script. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Things for every room</title>
<meta name="description" content="Chairs, lamps and tables for every room of your house.">
<link rel="stylesheet" href="/style.css">
<script>window.settings = { currency: "EUR", items: [${Array.from({ length: 60 }, (_, index) => index).join(", ")}] };</script>
</head>
<body>
<nav><ul>${rooms.map((room) => `<li><a href="/rooms/${room}">The ${room}</a></li>`).join("")}</ul></nav>
<main>
  <h1>Things for every room</h1>
  <section>${Array.from({ length: 69 }, (_, index) => card(index)).join("")}
  </section>
</main>
<footer><p>All prices are in euro. <a href="/terms">Terms &amp; conditions</a></p></footer>
</body>
</html>
`;
