/** The same few messages in every format that is read, for English as the source. */
export const resourceFiles = [
  {
    format: "i18next",
    files: "locales/{language}/{namespace}.json",
    name: "locales/en/shop.json",
    text: '{\n  "cart": { "title": "Your cart for {{name}}" },\n  "item_one": "{{count}} item",\n  "item_other": "{{count}} items"\n}\n',
  },
  {
    format: "po",
    files: { path: "po/{language}.po", source: "po/shop.pot" },
    name: "po/shop.pot",
    text: 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n#: cart.c:3\n#, c-format\nmsgid "Your cart for %s"\nmsgstr ""\n\n#, c-format\nmsgid "%d item"\nmsgid_plural "%d items"\nmsgstr[0] ""\nmsgstr[1] ""\n',
  },
  {
    format: "xliff-1.2",
    files: { path: "i18n/messages.{language}.xlf", source: "i18n/messages.xlf" },
    name: "i18n/messages.xlf",
    text: '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en" datatype="plaintext" original="app">\n    <body>\n      <trans-unit id="title" datatype="html">\n        <source>Your cart for <x id="INTERPOLATION"/></source>\n      </trans-unit>\n    </body>\n  </file>\n</xliff>\n',
  },
  {
    format: "xliff-2.0",
    files: { path: "i18n/messages.{language}.xlf", source: "i18n/messages.xlf" },
    name: "i18n/messages.xlf",
    text: '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en">\n  <file id="app">\n    <unit id="title">\n      <segment>\n        <source>Your cart for <ph id="0"/></source>\n      </segment>\n    </unit>\n  </file>\n</xliff>\n',
  },
  {
    format: "icu-json",
    files: "lang/{language}.json",
    name: "lang/en.json",
    text: '{\n  "title": "Your cart for {name}",\n  "items": "{count, plural, one {# item} other {# items}}"\n}\n',
  },
  {
    format: "arb",
    files: "lib/l10n/app_{language}.arb",
    name: "lib/l10n/app_en.arb",
    text: '{\n  "@@locale": "en",\n  "title": "Your cart for {name}",\n  "@title": { "description": "Above the cart", "placeholders": { "name": {} } },\n  "items": "{count, plural, one {{count} item} other {{count} items}}"\n}\n',
  },
  {
    format: "yaml",
    files: "config/locales/{language}.yml",
    name: "config/locales/en.yml",
    text: 'en:\n  # Above the cart\n  title: "Your cart for %{name}"\n  items:\n    one: "%{count} item"\n    other: "%{count} items"\n',
  },
] as const;
