import { isDragomanError } from "@dragoman/client";
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
} from "cockatiel";

/** An answer, and the failure that was about no text, where there was one. */
interface Answered {
  readonly failure?: unknown;
}

/** Whether a language and steering can be asked for. A glossary that is gone stops one lane, and not the others. */
export interface LaneHealth {
  readonly breaker: CircuitBreakerPolicy;
  isTold: boolean;
}

/** Keeps a service that is down from being asked for every request, and tells of it once. */
export interface ServiceHealth {
  /**
   * Asks, unless the lane rests after failures; then there is no answer. After a while one trial at a time shows whether
   * the service is back. What `ask` throws is a failure too, and goes no further.
   */
  readonly asking: <Answer extends Answered>(
    lane: LaneHealth,
    ask: () => Promise<Answer>,
  ) => Promise<Answer | undefined>;
}

const failuresBeforeRest = 2;
const firstRestMs = 1000;
const longestRestMs = 30_000;

export function createLaneHealth(): LaneHealth {
  const halfOpenAfter = new ExponentialBackoff({ initialDelay: firstRestMs, maxDelay: longestRestMs });
  const breaker = circuitBreaker(handleAll, { halfOpenAfter, breaker: new ConsecutiveBreaker(failuresBeforeRest) });
  return { breaker, isTold: false };
}

/** @param onError told once per outage; what it throws harms nobody */
export function createServiceHealth(onError: (error: unknown) => void): ServiceHealth {
  const service = { isTold: false };

  const tell = (outage: { isTold: boolean }, error: unknown) => {
    if (outage.isTold) return;
    outage.isTold = true;
    onError(error);
  };

  return {
    asking: async <Answer extends Answered>(lane: LaneHealth, ask: () => Promise<Answer>) => {
      // The breaker would let others wait for the trial, as long as that takes.
      if (lane.breaker.state === CircuitState.HalfOpen) return undefined;
      let answer: Answer | undefined;
      try {
        await lane.breaker.execute(async () => {
          const answered = await ask();
          answer = answered;
          if (answered.failure !== undefined) throw answered.failure;
        });
        lane.isTold = false;
        service.isTold = false;
      } catch (error) {
        if (error instanceof BrokenCircuitError) return undefined;
        if (concernsEverything(error)) tell(service, error);
        else {
          service.isTold = false;
          tell(lane, error);
        }
      }
      return answer;
    },
  };
}

function concernsEverything(error: unknown): boolean {
  if (!isDragomanError(error)) return false;
  switch (error.kind) {
    case "authentication":
    case "connection":
    case "quota-exceeded":
    case "rate-limited":
    case "server":
    case "timeout":
      return true;
    default:
      return false;
  }
}
