import { DragomanError } from "../errors.ts";
import type { Perform } from "../sending/operation.ts";
import type { Settings } from "../settings.ts";
import type { VoiceSession } from "./session.ts";
import type { VoiceOptions } from "./voice-options.ts";

/** Speech that is transcribed and translated while it is spoken. */
export interface Voice {
  /**
   * Starts a session and connects to it. Resolves when its socket is open; a connection that is lost later is made
   * again. The code for it is loaded with the first call.
   */
  readonly open: (options: VoiceOptions) => Promise<VoiceSession>;
}

export function voice(perform: Perform, settings: Settings): Voice {
  return {
    open: async (options) => {
      const { openSession } = await import("./open-session.ts").catch((cause: unknown) => {
        throw new DragomanError("connection", "The client's code for voice could not be loaded.", { cause });
      });
      return openSession(perform, settings, options);
    },
  };
}
