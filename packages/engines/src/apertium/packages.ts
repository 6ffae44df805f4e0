import { baseOf, matchTarget, parseLanguageTag } from "../language.ts";
import type { Direction } from "../ports.ts";

/** Debian's packages of language pairs and the direct modes each installs (Debian 12), by our tags. */
const packages: readonly (readonly [name: string, directions: string])[] = [
  ["apertium-eng-spa", "en>es es>en es>en-US"],
  ["apertium-fr-es", "fr>es es>fr"],
  ["apertium-es-pt", "es>pt es>pt-BR pt>es"],
  ["apertium-spa-ita", "es>it it>es"],
  ["apertium-spa-cat", "es>ca ca>es"],
  ["apertium-eng-cat", "en>ca ca>en ca>en-US"],
  ["apertium-fra-cat", "fr>ca ca>fr"],
  ["apertium-cat-ita", "ca>it it>ca"],
  ["apertium-por-cat", "pt>ca ca>pt ca>pt-BR"],
  ["apertium-es-ro", "ro>es"],
  ["apertium-swe-dan", "sv>da da>sv"],
  ["apertium-swe-nor", "sv>nb sv>nn nb>sv nn>sv"],
  ["apertium-dan-nor", "da>nb da>nn nb>da nn>da"],
  ["apertium-nno-nob", "nn>nb nb>nn"],
  ["apertium-rus-ukr", "ru>uk uk>ru"],
  ["apertium-bel-rus", "be>ru ru>be"],
  ["apertium-hbs-slv", "sl>hr sl>bs sl>sr-Latn hr>sl bs>sl"],
  ["apertium-hbs-eng", "en>hr en>bs en>sr-Latn hr>en bs>en"],
  ["apertium-hbs-mkd", "hr>mk bs>mk mk>hr mk>bs mk>sr-Latn"],
  ["apertium-mkd-bul", "mk>bg bg>mk"],
  ["apertium-mkd-eng", "mk>en"],
  ["apertium-ind-zlm", "id>ms ms>id"],
  ["apertium-afr-nld", "af>nl nl>af"],
  ["apertium-isl-eng", "is>en"],
  ["apertium-isl-swe", "is>sv sv>is"],
  ["apertium-eo-en", "en>eo eo>en"],
  ["apertium-eo-es", "es>eo"],
  ["apertium-eo-fr", "fr>eo"],
  ["apertium-eo-ca", "ca>eo"],
  ["apertium-en-gl", "en>gl gl>en"],
  ["apertium-es-gl", "es>gl gl>es"],
  ["apertium-pt-gl", "pt>gl gl>pt"],
  ["apertium-eu-en", "eu>en"],
  ["apertium-eu-es", "eu>es"],
  ["apertium-br-fr", "br>fr"],
  ["apertium-oc-es", "oc>es es>oc"],
  ["apertium-oc-ca", "oc>ca ca>oc"],
  ["apertium-oci-fra", "oc>fr fr>oc"],
  ["apertium-spa-arg", "es>an an>es"],
  ["apertium-arg-cat", "an>ca ca>an"],
  ["apertium-urd-hin", "ur>hi hi>ur"],
];

/** The Debian package whose modes serve a direction. */
export function packageFor({ source, target }: Direction): string | undefined {
  return packages.find(([, directions]) => {
    const targets = directions.split(" ").flatMap((direction) => {
      const [from, into] = direction.split(">");
      const tag = into === undefined ? undefined : parseLanguageTag(into);
      return from === baseOf(source) && tag !== undefined ? [tag] : [];
    });
    return matchTarget(targets, target) !== undefined;
  })?.[0];
}
