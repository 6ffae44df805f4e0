/**
 * What the models of `@dragoman/model-interface` cost: sentences a second in one thread, one at a time and 32 at once,
 * beside Apertium where it has the direction; the first answer; memory with four directions loaded; bytes in the
 * package. Each is measured in a process of its own, the median of some rounds.
 *
 *     node --conditions=@dragoman/source bench/interface-model-speed.ts [--models folder] [--data folder] [--only en-de,…]
 *         [--strings registry|data] [--sample number] [--seed number] [--rounds number] [--json]
 *
 * The other options are those of `interface-model`. Where there are fewer than four models, the first is loaded again under
 * other names.
 */
import { runCommand } from "./interface-model/refusal.ts";
import { measureModels } from "./interface-model/speed.ts";

await runCommand((print) => measureModels(process.argv.slice(2), print));
