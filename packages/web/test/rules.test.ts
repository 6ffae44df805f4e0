import { describe, test } from "vitest";
import { followsRule } from "./follows-rule.ts";
import { nodeHosts } from "./hosts.ts";
import { otherHosts } from "./other-hosts.ts";
import { rules } from "./rules.ts";
import { shoutingLocalization } from "./shouting-localization.ts";

describe.each([...nodeHosts, ...otherHosts])("with $name", ({ start }) => {
  test.each(rules)("$title", async (rule) => {
    const url = await start(shoutingLocalization({ maxBodyBytes: 1000 }), [rule.script]);
    await followsRule(`${url}/0`, rule);
  });
});
