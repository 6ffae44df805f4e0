import createFastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { isLoopback } from "../setting-values.ts";
import type { Metrics } from "./metrics.ts";

/** Whether the service can answer: resolves, or rejects saying why not. */
export type Readiness = () => Promise<void>;

interface MonitoringParts {
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Hide them from everybody but this machine. */
  readonly loopbackOnly: boolean;
}

/** `/metrics` for Prometheus, `/healthz` says the process lives, `/readyz` that it can serve. */
export function addMonitoring(app: FastifyInstance, { metrics, readiness, loopbackOnly }: MonitoringParts): void {
  const forThisMachine = (request: FastifyRequest): boolean => !loopbackOnly || isFromThisMachine(request);

  app.get("/healthz", (request, reply) => {
    if (!forThisMachine(request)) return reply.callNotFound();
    return reply.send({ status: "alive" });
  });
  app.get("/readyz", async (request, reply) => {
    if (!forThisMachine(request)) return reply.callNotFound();
    try {
      await readiness();
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ message: "The service is not ready. The log says why.", code: "unavailable" });
    }
  });
  app.get("/metrics", async (request, reply) => {
    if (!forThisMachine(request)) return reply.callNotFound();
    return reply.header("content-type", metrics.contentType).send(await metrics.text());
  });
}

/** The same on a port of its own, for everybody who reaches that port. */
export function createMonitoringApp(parts: Omit<MonitoringParts, "loopbackOnly">): FastifyInstance {
  const app = createFastify();
  addMonitoring(app, { ...parts, loopbackOnly: false });
  return app;
}

/** A proxy on this machine forwards for others, and says so. */
function isFromThisMachine({ raw: { socket, headers } }: FastifyRequest): boolean {
  const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => name in headers);
  return isLoopback(socket.remoteAddress ?? "") && !isForwarded;
}
