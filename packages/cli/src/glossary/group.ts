import type { Group } from "../groups.ts";
import { serviceHelp } from "../service/service.ts";
import { addAdd, addReplace } from "./change.ts";
import { addCreate } from "./create.ts";
import { addExport } from "./export.ts";
import { addList } from "./list.ts";
import { addRemove } from "./remove.ts";
import { addRename } from "./rename.ts";
import { addShow } from "./show.ts";

export const glossaryGroup: Group = {
  name: "glossary",
  description: "Make, fill, read and remove the glossaries of a service.",
  commands: [addList, addShow, addCreate, addAdd, addReplace, addExport, addRename, addRemove],
  more: `A glossary has a dictionary for each pair of languages. It is named by its id, or by its name where only one has it.
Dictionaries are TSV (term, tab, translation) or CSV files in UTF-8, and - is standard input. A file tells its pair by its
name (shop.en-de.tsv), a CSV file also by a third and fourth column, or --from and --to say it.
${serviceHelp}

Examples:
  dragoman glossary create Shop shop.en-de.tsv shop.en-fr.tsv
  dragoman glossary add Shop new.tsv --from en --to de
  dragoman glossary export Shop --from en --to de -o shop.en-de.tsv`,
};
