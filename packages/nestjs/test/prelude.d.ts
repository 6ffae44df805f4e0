/** Names that the README's examples use without making them. */
declare const apiKey: string;
declare const baseUrl: string;
declare const glossaryId: string;
declare const loadSource: (namespace: string) => Promise<Record<string, string>>;
