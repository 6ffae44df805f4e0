import type { FastifyInstance } from "fastify";
import type { SavingsAnswer } from "../protocol.ts";

/** What the demo's clients have sent and saved since it was started. Counts alone: no text, no language. */
export function savingsRoutes(app: FastifyInstance, savings: () => SavingsAnswer): void {
  app.get("/api/savings", (_request, reply) => reply.header("cache-control", "no-store").send(savings()));
}
