/** What the shop sells. Words are texts of the namespace `shop`; prices are in euros everywhere. */
export const products = [
  { id: "compass", price: 48, stars: 4.8, reviews: 21, badge: "bestseller" },
  { id: "notebook", price: 16.5, stars: 4.6, reviews: 5, badge: undefined },
  { id: "glasses", price: 34, stars: 4.9, reviews: 2, badge: undefined },
  { id: "lantern", price: 59.9, stars: 4.7, reviews: 1, badge: "last" },
] as const;

export type Product = (typeof products)[number];
export type ProductId = Product["id"];

export const currency = "EUR";
export const deliveryDays = 4;
