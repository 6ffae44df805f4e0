/** Which of the namespaces are not complete yet, as `language/namespace` with spaces between: ask again soon. */
export const incompleteHeader = "x-locale-incomplete";

/** What a browser may tell missing keys with, for some minutes. */
export const tokenHeader = "x-missing-key-token";
