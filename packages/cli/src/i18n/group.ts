import type { Group } from "../groups.ts";
import { serviceHelp } from "../service/service.ts";
import { addApprove } from "./approve.ts";
import { addCheck } from "./check.ts";
import { addPseudo } from "./pseudo.ts";
import { addStatus } from "./status.ts";
import { addTranslate } from "./translate.ts";

export const i18nGroup: Group = {
  name: "i18n",
  description: "Translate an application's messages where they are, check them, and tell what is missing.",
  commands: [addStatus, addTranslate, addCheck, addPseudo, addApprove],
  more: `Messages are i18next's JSON, gettext's PO, XLIFF 1.2 and 2.0, ICU messages in JSON, ARB and YAML; the format is told by
the name and content of a file. Where they are is told by dragoman.json or by options, and a file that is there already
keeps all that is not changed as it is.
What people wrote is never overwritten. What is known of each message is kept in .dragoman/i18n, which belongs into the
repository; what was paid for is kept in .dragoman/cache, which does not.
${serviceHelp}

Examples:
  dragoman i18n status --source en --files "locales/{language}/{namespace}.json"
  dragoman i18n translate --dry-run
  dragoman i18n check --format github`,
};
