import type { TestService } from "../testing/index.ts";

interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly brand?: string;
}

/** For tests: calls a service with its key, without a socket. */
export function callerOf(service: Pick<TestService, "url" | "apiKey" | "fetch">) {
  const authorization = (brand: string) => ({ authorization: `${brand}-Auth-Key ${service.apiKey}` });
  const post = (path: string, contentType: string, body: string, { headers, brand = "Service" }: PostOptions = {}) =>
    service.fetch(
      new Request(`${service.url}${path}`, {
        method: "POST",
        headers: { ...authorization(brand), "content-type": contentType, ...headers },
        body,
      }),
    );
  return {
    /** By any method; with a JSON body where one is given. */
    send: (method: string, path: string, body?: unknown) =>
      service.fetch(
        new Request(`${service.url}${path}`, {
          method,
          headers: { ...authorization("Service"), ...(body !== undefined && { "content-type": "application/json" }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    get: (path: string) => service.fetch(new Request(`${service.url}${path}`, { headers: authorization("Service") })),
    postJson: (path: string, body: unknown, options?: PostOptions) =>
      post(path, "application/json", JSON.stringify(body), options),
    postText: (path: string, contentType: string, body: string, options?: PostOptions) =>
      post(path, contentType, body, options),
    postForm: (path: string, fields: readonly (readonly [string, string])[], options?: PostOptions) =>
      post(path, "application/x-www-form-urlencoded", formText(fields), options),
  };
}

function formText(fields: readonly (readonly [string, string])[]): string {
  const form = new URLSearchParams();
  for (const [name, value] of fields) form.append(name, value);
  return form.toString();
}
