import { fileURLToPath } from "node:url";

/** The folder of the models, each in a folder of its own: `<source>-<target>/model.json` and the files it names. */
export const modelsFolder: string = fileURLToPath(new URL("../models", import.meta.url));

/** The model card, Markdown: what the models were made from and how, what they are good for and what not. */
export const cardFile: string = fileURLToPath(new URL("../MODEL-CARD.md", import.meta.url));
