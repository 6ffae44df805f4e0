/** What the website sells. The names of pictures and the codes are for machines. */
export const products = [
  {
    sku: "compass",
    name: "Brass compass",
    description: "Finds north, even in fog.",
    price: 24,
    label: "Bestseller",
  },
  { sku: "notebook", name: "Travel notebook", description: "Stitched pages that lie flat.", price: 16.5 },
  { sku: "glasses", name: "Tea glasses", description: "Six glasses for good company.", price: 32 },
  {
    sku: "lantern",
    name: "Folding lantern",
    description: "Warm light for late chapters.",
    price: 45,
    label: "Almost gone",
  },
] as const;
