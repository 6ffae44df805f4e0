/** A book as the shop sells it; texts are in English. */
export interface Book {
  readonly id: string;
  /** The same in every language. */
  readonly title: string;
  readonly pages: number;
  readonly subject: string;
  readonly description: string;
  /** In cents. */
  readonly price: number;
  readonly inStock: boolean;
}

export const books: readonly Book[] = [
  {
    id: "tides",
    title: "Tides & Harbours",
    pages: 320,
    subject: "The sea",
    description: "How the moon moves the water, and how people have built harbours that do not mind.",
    price: 2400,
    inStock: true,
  },
  {
    id: "bread",
    title: "Bread, Slowly",
    pages: 184,
    subject: "Cooking",
    description: "Forty loaves, from the first starter to the last crumb.",
    price: 1850,
    inStock: true,
  },
  {
    id: "clocks",
    title: "The Clockmaker's Index",
    pages: 512,
    subject: "Craft",
    description: "Every part of a clock with its name, its purpose and its place.",
    price: 3900,
    inStock: false,
  },
];
