import fc from "fast-check";

/** What property tests generate is the same in every run, so that a change fails for what it did and nothing else. */
const usual = 20261122;

/** A number, or `random`, to look for what the usual texts do not show. */
const asked = process.env["DRAGOMAN_TEST_SEED"];
if (asked !== undefined && !/^(?:random|-?\d{1,10})$/.test(asked)) {
  throw new Error(`DRAGOMAN_TEST_SEED is ${JSON.stringify(asked)}. Give a whole number, or random.`);
}

if (asked !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: asked ? Number(asked) : usual });
