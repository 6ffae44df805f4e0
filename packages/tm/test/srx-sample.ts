/** The text of an SRX file for tests: that of a small good one, with parts of it exchanged. */
export function srx({
  header = '<header segmentsubflows="yes" cascade="yes"/>',
  rules = '<rule break="no"><beforebreak>Mr\\.</beforebreak></rule><rule break="yes"><beforebreak>\\.</beforebreak></rule>',
  maps = '<languagemap languagepattern=".*" languagerulename="A"/>',
} = {}): string {
  return `<srx version="2.0">
${header}
<body>
<languagerules>
<languagerule languagerulename="A">
${rules}
</languagerule>
</languagerules>
<maprules>${maps}</maprules>
</body>
</srx>`;
}
