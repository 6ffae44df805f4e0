/** What is read of a request, whatever brought it. */
export interface RequestFacts {
  /** In upper case. */
  readonly method: string;
  /** Path and query as the client sent them: `/de/shop?page=2`. */
  readonly url: string;
  /**
   * The value of a header, `undefined` where it was not sent; several of one name as one list (RFC 9110, section 5.3).
   * @param name in lower case
   */
  readonly header: (name: string) => string | undefined;
}
