"""The languages that can be collected, and what each source calls them."""

from typing import NamedTuple


class Language(NamedTuple):
    """A target: its code here, gettext's codes in order of preference, Debian's package suffix, the registry's tag."""

    code: str
    gettext: tuple[str, ...]
    debian: str
    registry: str


_ALL = (
    Language("de", ("de", "de_DE"), "de", "de"),
    Language("fr", ("fr", "fr_FR"), "fr", "fr"),
    Language("es", ("es", "es_ES"), "es", "es"),
    Language("it", ("it", "it_IT"), "it", "it"),
    Language("pt", ("pt_BR",), "pt-br", "pt-BR"),
    Language("pl", ("pl", "pl_PL"), "pl", "pl"),
    Language("nl", ("nl", "nl_NL"), "nl", "nl"),
    Language("ru", ("ru", "ru_RU"), "ru", "ru"),
    Language("tr", ("tr", "tr_TR"), "tr", "tr"),
    Language("cs", ("cs", "cs_CZ"), "cs", "cs"),
    Language("ja", ("ja", "ja_JP"), "ja", "ja"),
    Language("zh", ("zh_CN", "zh_Hans", "zh_Hans_CN"), "zh-cn", "zh-Hans"),
    Language("ko", ("ko", "ko_KR"), "ko", "ko"),
)
LANGUAGES = {language.code: language for language in _ALL}


def language_of(code: str) -> Language:
    """The language of a two-letter code. Raises ValueError that names the known ones."""
    if code not in LANGUAGES:
        raise ValueError(f"--targets: {code!r} is not one of {', '.join(LANGUAGES)}")
    return LANGUAGES[code]
