/**
 * How well the models of `@dragoman/model-interface` translate what they never saw: the strings of three applications,
 * strings of other catalogues, and sentences of documentation. Beside them in the same run: Apertium where it has the
 * direction, the phrasebook, and the text as it is. Says for each direction whether it passes the bar for being shipped.
 *
 *     node --conditions=@dragoman/source bench/interface-model.ts [--models folder] [--data folder] [--only en-de,…]
 *         [--strings registry|data] [--sample number] [--seed number] [--read number] [--readings folder]
 *         [--certainty percent] [--certainties percent,…] [--write-scores folder] [--json]
 *
 * `--models`: folders `<source>-<target>` with a `model.json`, as the package has them. `--data`: what
 * `python3 -m interface_model collect` held out; `--strings data` takes the applications' strings from there as well,
 * without the registry. `--sample` asks for some texts of each set. `--read 50` prints answers for a person to judge;
 * verdicts go to `models/interface/readings`, and are counted here. `--certainty` sets
 * how sure the model must be, `--certainties 0,50,60` compares some limits on strings of catalogues. `--write-scores`
 * writes `en-de.json` for the package's `scores.json`, by which the chain orders its engines and the model declines.
 */
import { evaluateModels } from "./interface-model/command.ts";
import { runCommand } from "./interface-model/refusal.ts";

await runCommand((print) => evaluateModels(process.argv.slice(2), print));
