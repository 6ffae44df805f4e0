import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyTarget, readResource } from "../read-resource.ts";
import type { ResourceValue } from "../resource.ts";

const angular = `<?xml version="1.0" encoding="UTF-8" ?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file source-language="en" datatype="plaintext" original="ng2.template">
    <body>
      <trans-unit id="hello" datatype="html">
        <source>Hello <x id="INTERPOLATION" equiv-text="{{ name }}"/> &amp; <x id="START_BOLD_TEXT" ctype="x-b"/>all<x id="CLOSE_BOLD_TEXT"/>!</source>
        <context-group purpose="location">
          <context context-type="sourcefile">app.html</context>
          <context context-type="linenumber">3</context>
        </context-group>
        <note priority="1" from="description">On top</note>
        <note priority="1" from="meaning">greeting</note>
      </trans-unit>
      <trans-unit id="bpt"><source><bpt id="1">&lt;b></bpt>bold<ept id="1">&lt;/b></ept> <g id="2">in</g></source></trans-unit>
      <trans-unit id="icu"><source>{VAR_PLURAL, plural, =1 {one} other {many}}</source></trans-unit>
      <trans-unit id="brand" translate="no"><source>Dragoman</source></trans-unit>
    </body>
  </file>
</xliff>
`;

const single = (text: string): ResourceValue => ({ kind: "single", text });
const source = readResource(angular, { path: "messages.xlf" });
const hello = "ng2\\.template.hello";

test("inline elements are tags, and come back as the elements they were", () => {
  expect(source).toMatchObject({ format: "xliff-1.2", isBilingual: true, sourceLanguage: "en", language: undefined });
  expect(source.entries).toMatchObject([
    {
      key: hello,
      path: ["ng2.template", "hello"],
      line: 5,
      unit: { text: "Hello <x1/> & <x2/>all<x3/>!", syntax: { kind: "plain" } },
      note: "On top",
      context: "greeting",
      references: ["app.html:3"],
    },
    { unit: { text: "<g1>bold</g1> <g2>in</g2>" } },
    { unit: { syntax: { kind: "icu" } } },
  ]);
  const target = emptyTarget(source, "pl");
  const written = target.write({
    values: new Map([
      [hello, single("<x2/>Wszyscy<x3/> & <x1/> < 5")],
      ["ng2\\.template.bpt", single("<g2>w</g2> <g1>tłusty</g1>")],
    ]),
  });
  expect(written).toBe(
    angular
      .replace(
        'datatype="plaintext" original="ng2.template"',
        'datatype="plaintext" original="ng2.template" target-language="pl"',
      )
      .replace(
        "!</source>",
        '!</source>\n        <target state="translated"><x id="START_BOLD_TEXT" ctype="x-b"/>Wszyscy<x id="CLOSE_BOLD_TEXT"/> &amp; <x id="INTERPOLATION" equiv-text="{{ name }}"/> &lt; 5</target>',
      )
      .replace(
        "in</g></source>",
        'in</g></source><target state="translated"><g id="2">w</g> <bpt id="1">&lt;b></bpt>tłusty<ept id="1">&lt;/b></ept></target>',
      ),
  );
  const read = readResource(written);
  expect(read.language).toBe("pl");
  expect(read.value(hello)).toEqual(single("<x2/>Wszyscy<x3/> & <x1/> < 5"));
  expect(read.value("ng2\\.template.icu")).toBeUndefined();
});

test("a target without the source's codes, or with codes that do not nest, is refused", () => {
  const write = (text: string) => () => source.write({ values: new Map([["ng2\\.template.bpt", single(text)]]) });
  for (const text of ["<g1>a</g1>", "<g1><g2>a</g1></g2>", "<g1>a</g1></g2><g2>", "<g1>a<g2>b</g2>", "a"]) {
    expect(write(text)).toThrow("inline elements");
  }
  expect(write("<g1><g2>\u0000</g2></g1>")).toThrow("character");
  expect(write("")).toThrow("empty");
  expect(write("<g1></g1><g2><x7/></g2>")()).toContain("&lt;x7/&gt;");
});

test("states are read and written, and what was approved is so no longer", () => {
  const text =
    '<xliff version="1.2"><file source-language="en" target-language="de" original="a"><body>' +
    '<trans-unit id="1" approved="yes"><source>a</source><target  state = \'final\' xml:lang="de">A</target></trans-unit>' +
    '<trans-unit id="2"><source>b</source><target state="needs-review-translation">B</target></trans-unit>' +
    '<trans-unit id="3"><source>c</source><target/></trans-unit></body></file></xliff>';
  const document = readResource(text);
  expect(document.entries.map(({ target }) => target?.state)).toEqual(["final", "needs-review", undefined]);
  expect(document.write({ values: new Map([["a.1", single("A")]]) })).toBe(text);
  const written = document.write({
    values: new Map([
      ["a.1", single("AA")],
      ["a.2", single("B")],
      ["a.3", single("C")],
    ]),
    state: "needs-review",
  });
  expect(written).toBe(
    text
      .replace('approved="yes"', 'approved="no"')
      .replace("state = 'final' xml:lang=\"de\">A", 'state = "needs-review-translation" xml:lang="de">AA')
      .replace("<target/>", '<target state="needs-review-translation">C</target>'),
  );
});

test("units that are new come with all they have, behind what they follow in the source", () => {
  const old =
    '<?xml version="1.0"?>\r\n<xliff version="1.2">\r\n\t<file original="ng2.template" source-language="en" target-language="pl"><body>\r\n' +
    '\t\t<trans-unit id="hello"><source>Hello</source><target>Cześć</target></trans-unit>\r\n' +
    '\t\t<trans-unit id="old"><source>x</source></trans-unit>\r\n\t</body></file>\r\n</xliff>';
  const target = readResource(old, { source });
  const written = target.write({
    values: new Map([["ng2\\.template.icu", single("{VAR_PLURAL, plural, other {wiele}}")]]),
    remove: ["ng2\\.template.old"],
  });
  expect(written).toBe(
    old.replace(
      '<trans-unit id="old"><source>x</source></trans-unit>',
      '<trans-unit id="icu"><source>{VAR_PLURAL, plural, =1 {one} other {many}}</source><target state="translated">{VAR_PLURAL, plural, other {wiele}}</target></trans-unit>',
    ),
  );
  const renewed = target.write({ values: new Map([[hello, single("<x1/><x2/><x3/>")]]) });
  expect(renewed).toContain('<source>Hello <x id="INTERPOLATION" equiv-text="{{ name }}"/>');
  expect(readResource(renewed).value(hello)).toEqual(single("<x1/><x2/><x3/>"));
});

const second = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
 <file id="f"><group id="g">
  <unit id="u"><notes><note category="location">a.ts:1</note></notes>
   <originalData><data id="d1">&lt;br/></data></originalData>
   <segment id="s1"><source>One<ph id="1" dataRef="d1"/><pc id="2">two</pc></source></segment>
   <ignorable><source> </source></ignorable>
   <segment state="final"><source>Three</source><target>Drei</target></segment>
  </unit>
  <unit id="v"><segment state="translated" subState="dragoman:needs-review"><source><sc id="1"/>a<cp hex="0007"/><ec startRef="1"/></source><target><sc id="1"/>A<cp hex="0007"/><ec startRef="1"/></target></segment></unit>
 </group></file>
</xliff>`;

test("XLIFF 2: each segment is a message, its state is the segment's", () => {
  const document = readResource(second, { path: "a.xlf" });
  expect(document.format).toBe("xliff-2.0");
  expect(document.entries).toMatchObject([
    { key: "f.u.s1", unit: { text: "One<x1/><g2>two</g2>" }, references: ["a.ts:1"] },
    { key: "f.u.2", target: { value: { text: "Drei" }, state: "final" } },
    {
      key: "f.v",
      unit: { text: "<g1>a<x2/></g1>" },
      target: { value: { text: "<g1>A<x2/></g1>" }, state: "needs-review" },
    },
  ]);
  const written = document.write({
    values: new Map([
      ["f.u.s1", single("<g2>zwei</g2><x1/>")],
      ["f.v", single("<g1><x2/></g1>")],
    ]),
  });
  expect(written).toBe(
    second
      .replace('<segment id="s1">', '<segment id="s1" state="translated">')
      .replace("</pc></source>", '</pc></source><target><pc id="2">zwei</pc><ph id="1" dataRef="d1"/></target>')
      .replace(' subState="dragoman:needs-review"', "")
      .replace("A<cp", "<cp"),
  );
  const empty = emptyTarget(document, "pl");
  expect(empty.language).toBe("pl");
  expect(empty.entries.every(({ target }) => target === undefined)).toBe(true);
  expect(empty.write({})).not.toMatch(/target|state/i);
  const review = empty.write({ values: new Map([["f.v", single("<g1><x2/></g1>")]]), state: "needs-review" });
  expect(readResource(review).entries[2]?.target?.state).toBe("needs-review");
});

test("whatever stands in a message, it comes back, and a file that is not changed is as it was", () => {
  const pieces = fc.constantFrom(
    "<x id='1'/>",
    '<g id="2">',
    "</g>",
    "a",
    "&lt;g1>",
    "&amp;",
    "<!-- c -->",
    "<![CDATA[<x1/>]]>",
    "\r\n",
    "<bx id='3'/>",
    "<ex id='3'/>",
    "<ph id='4'>%s</ph>",
  );
  const nested = (list: readonly string[]) => {
    let open = 0;
    const inside = list.filter((piece) => {
      if (piece === "</g>" && open === 0) return false;
      open += piece.startsWith("<g") ? 1 : piece === "</g>" ? -1 : 0;
      return true;
    });
    return inside.join("") + "</g>".repeat(open);
  };
  fc.assert(
    fc.property(fc.array(fc.array(pieces), { maxLength: 3 }), fc.constantFrom("", "\uFEFF"), (units, mark) => {
      const body = units.map(
        (list, index) => `<trans-unit\nid="${index}" ><source >${nested(list)}</source></trans-unit>`,
      );
      const text = `${mark}<xliff version="1.2"><file original="f" source-language="en" target-language="de"><body>${body.join("\r\n")}</body></file></xliff>`;
      const document = readResource(text);
      expect(document.write({})).toBe(text);
      const values = new Map(
        document.entries.flatMap(({ key, unit }) =>
          unit.kind === "single" && unit.text !== "" ? [[key, unit] as const] : [],
        ),
      );
      const read = readResource(document.write({ values }));
      expect(read.entries.map(({ unit }) => unit)).toEqual(document.entries.map(({ unit }) => unit));
      for (const [key, { text: same }] of values) expect(read.value(key)).toEqual(single(same));
    }),
    { numRuns: 500 },
  );
});

const xcode = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="A.strings" source-language="en">
    <body>
      <trans-unit id="a"><source>%1$@ has %lld items</source></trans-unit>
    </body>
  </file>
  <file original="B.strings" source-language="en">
    <body>
      <trans-unit id="b"><source>B</source></trans-unit>
      <trans-unit id="a"><source>%d of %d</source></trans-unit>
      <trans-unit id="c"><source>100% sure</source></trans-unit>
    </body>
  </file>
</xliff>
`;

test("formats in the texts are placeholders", () => {
  const syntaxes = readResource(xcode, { path: "en.xliff" }).entries.map(({ unit }) => unit.syntax);
  expect(syntaxes).toEqual([
    { kind: "printf", family: "objc" },
    { kind: "plain" },
    { kind: "printf", family: "c" },
    { kind: "plain" },
  ]);
});

test("a file that is new in the source is taken over behind those that it follows there", () => {
  const from = readResource(xcode, { path: "en.xliff" });
  const fileB = /\n {2}<file original="B.*<\/file>/s.exec(xcode)?.[0] ?? "";
  const onlyA = xcode.replace(fileB, "").replace(/source-language="en"/, '$& target-language="de"');
  const target = readResource(onlyA, { path: "de.xliff", source: from });
  const written = target.write({ values: new Map([["B\\.strings.a", single("%d von %d")]]) });
  const expected = fileB
    .replace('source-language="en"', '$& target-language="de"')
    .replace("%d of %d</source>", '$&<target state="translated">%d von %d</target>');
  expect(written).toBe(onlyA.replace("</file>", () => `</file>${expected}`));

  const again = readResource(written, { path: "de.xliff", source: from });
  expect(again.value("B\\.strings.a")).toEqual(single("%d von %d"));
  expect(again.value("B\\.strings.b")).toBeUndefined();
  expect(again.entries.map(({ key }) => key)).toEqual(from.entries.map(({ key }) => key));
});

test("blanks that count in the source count in its translation", () => {
  const text = `<xliff version="2.0" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f"><unit id="u"><segment><source xml:space="preserve">  a</source></segment></unit></file></xliff>`;
  const written = readResource(text, { path: "de.xlf" }).write({ values: new Map([["f.u", single("  b")]]) });
  expect(written).toContain('<target xml:space="preserve">  b</target>');
});

test("Symfony's names are told in each text", () => {
  const text = `<xliff version="1.2"><file source-language="en" original="f"><body><trans-unit id="1"><source>Only %name%</source></trans-unit><trans-unit id="2"><source>100% of all</source></trans-unit></body></file></xliff>`;
  const syntaxes = readResource(text, { path: "en.xlf" }).entries.map(({ unit }) => unit.syntax.kind);
  expect(syntaxes).toEqual(["symfony", "plain"]);
});
