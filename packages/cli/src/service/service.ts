import type { Command, OptionValues } from "@commander-js/extra-typings";
import type { Client, ClientSettings, DragomanError } from "@dragoman/client";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { readKey } from "./key.ts";
import { ServiceRefusal } from "./service-refusal.ts";

/** Where the service is and who calls, as the options of a command say it. */
export interface ServiceOptions {
  readonly url?: string | undefined;
  readonly keyFile?: string | undefined;
}

const defaultUrl = "http://127.0.0.1:4100";

/** The options of every command that calls a service. The key is none of them: others see a process's arguments. */
export function addServiceOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .optionsGroup("Service:")
    .option("--url <address>", `where the service is (default: DRAGOMAN_URL, else ${defaultUrl})`)
    .option("--key-file <file>", "a file that holds the account's key (default: the key in DRAGOMAN_KEY)");
}

export const serviceHelp = `The service is told by --url or DRAGOMAN_URL, the account's key by DRAGOMAN_KEY or --key-file.`;

/** Says a message in the words of a command. */
export type Reword = (message: string, kind?: DragomanError["kind"]) => string;

/** A service that a command calls. */
export interface Service {
  /**
   * Does something with the client. What it throws becomes a `Refusal` of one sentence.
   * @param reword - says the service's own message in the words of the command.
   */
  do<Result>(work: (client: Client) => Promise<Result>, reword?: Reword): Promise<Result>;
}

/** The address of the service, as options and surroundings say it. */
export function serviceUrl({ url }: ServiceOptions, { terminal }: Session): string {
  return url ?? (terminal.env["DRAGOMAN_URL"] || defaultUrl);
}

/**
 * @param settings What else the client is told.
 * @throws Refusal where there is no key, or the address is none.
 */
export async function openService(
  options: ServiceOptions,
  session: Session,
  settings: Omit<ClientSettings, "apiKey" | "app"> = {},
): Promise<Service> {
  const url = serviceUrl(options, session);
  const apiKey = await readKey(options.keyFile, session);
  // Loaded by the commands that need it: the others begin sooner.
  const { createClient, isDragomanError } = await import("@dragoman/client");
  const refusalOf = (error: unknown, reword: Reword = (message) => message) =>
    isDragomanError(error) ? (ownRefusal(error) ?? serviceRefusal(error, url, reword)) : error;
  try {
    const client = createClient({ ...settings, baseUrl: url, apiKey, app: { name: "dragoman" } });
    return {
      do: async (work, reword) => {
        try {
          return await work(client);
        } catch (error) {
          throw refusalOf(error, reword);
        }
      },
    };
  } catch (error) {
    throw refusalOf(error, (message) => message.replace("baseUrl:", "--url or DRAGOMAN_URL:"));
  }
}

/** What went wrong with a file that was being sent. */
function ownRefusal({ cause }: DragomanError): Error | undefined {
  return cause instanceof Refusal || (cause instanceof Error && cause.name === "FormatLossError") ? cause : undefined;
}

function serviceRefusal(error: DragomanError, url: string, reword: Reword): ServiceRefusal {
  const { kind, message } = error;
  switch (kind) {
    case "connection":
      return new ServiceRefusal(
        error.attempts === 0 || isRefused(error)
          ? `No service answers at ${url}. Start it, or say with --url or DRAGOMAN_URL where it is.`
          : `The connection to the service at ${url} failed or broke.`,
        error,
      );
    case "authentication":
      return new ServiceRefusal(`${reword(message, kind)} The key comes from DRAGOMAN_KEY or --key-file.`, error);
    case "not-found":
      return new ServiceRefusal(
        // An address of one operation, such as http://127.0.0.1:4100/v2, is easily taken for the service's own.
        hasPath(url)
          ? `${reword(message, kind)} The service is looked for at ${url}, by --url or DRAGOMAN_URL.`
          : reword(message, kind),
        error,
      );
    default:
      return new ServiceRefusal(reword(message, kind), error);
  }
}

function hasPath(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname !== "/";
}

function isRefused({ cause }: DragomanError): boolean {
  return cause instanceof Error && "code" in cause && ["ECONNREFUSED", "ENOTFOUND"].includes(String(cause.code));
}
