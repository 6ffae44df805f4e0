import type { ServerResponse } from "node:http";

/** The methods of a response through which an answer leaves, and by which wrappers wait for room. */
const methodNames = ["writeHead", "write", "end", "flushHeaders", "on"] as const;
type MethodName = (typeof methodNames)[number] | "addTrailers";
type Method = (...parameters: readonly unknown[]) => unknown;
type Belief = "headersSent" | "writableEnded";

/** Takes what the application calls. */
export type TopLayer = Readonly<Record<MethodName, Method>> & {
  /** What the application believes of its answer while this layer holds it. */
  readonly headersSent: boolean;
  readonly writableEnded: boolean;
};

/**
 * Puts a layer above all others that wrap a response, those that are put on later among them. A middleware that wraps a
 * method keeps the one it found and calls it when its own is called. Were the layer one of these wrappers, a compression
 * that is mounted after it would hand it compressed bytes. So the methods are accessors: what a wrapper assigns goes
 * under the layer, and what it found leads further down, not to the layer again.
 */
export class ResponseLayers {
  readonly #response: ServerResponse;
  readonly #top: TopLayer;
  /** What the layer found. */
  readonly #first: Record<MethodName, unknown>;
  /** Of the methods that somebody has wrapped since. */
  readonly #stacks: { [Name in MethodName]?: Stack } = {};
  /** How many calls are on their way down: whatever they call on the response belongs below too. */
  #depth = 0;
  #isOpen = true;
  #isHolding = false;

  constructor(response: LayeredResponse, top: TopLayer) {
    this.#response = response;
    this.#top = top;
    const { writeHead, write, end, flushHeaders, addTrailers, on } = response;
    this.#first = { writeHead, write, end, flushHeaders, addTrailers, on };
    for (const [name, accessor] of methods) Object.defineProperty(response, name, accessor);
    response[layersKey] = this;
  }

  /**
   * From now on the application believes what the top layer says of the answer. Not from the beginning: most answers
   * leave in the call that ends them, and are never held.
   */
  hold(): void {
    if (this.#isHolding || !this.#isOpen) return;
    this.#isHolding = true;
    for (const [name, accessor] of beliefs) Object.defineProperty(this.#response, name, accessor);
  }

  /** From now on the top layer takes the trailers, which only streams do. */
  takeTrailers(): void {
    this.#first.addTrailers = this.#response.addTrailers;
    Object.defineProperty(this.#response, "addTrailers", accessorOf("addTrailers"));
  }

  /** Calls what is below the layer. */
  down(name: MethodName, ...parameters: readonly unknown[]): unknown {
    const wrapped = this.#stacks[name]?.wrapped;
    return this.#callBelow(wrapped?.[wrapped.length - 1] ?? this.#first[name], parameters);
  }

  /** The layer has nothing more to do: from now on calls go straight down. */
  retire(): void {
    this.#isOpen = false;
  }

  /** The method as somebody finds it now: above everything until another one is assigned, and below that from then on. */
  found(name: MethodName): Method {
    const stack = this.#stacks[name];
    return stack === undefined ? unwrapped[name] : this.#foundIn(stack, name);
  }

  /** Calls a method as it was found before anybody wrapped it. */
  callUnwrapped(name: MethodName, parameters: readonly unknown[]): unknown {
    const isOnTop = this.#isOpen && this.#depth === 0 && !this.#stacks[name]?.wrapped.length;
    return isOnTop ? this.#top[name](...parameters) : this.#callBelow(this.#first[name], parameters);
  }

  assign(name: MethodName, method: Method): void {
    const { wrapped, found } = this.#stackOf(name);
    const level = found.indexOf(method);
    // Who puts back what he found takes his own wrapper off, and all that came after it.
    if (level === -1) wrapped.push(method);
    else wrapped.length = Math.min(level, wrapped.length);
  }

  believed(name: Belief): unknown {
    const isHeld = this.#isOpen && this.#depth === 0 && this.#top[name];
    return isHeld || Reflect.get(Object.getPrototypeOf(this.#response), name, this.#response);
  }

  #foundIn({ wrapped, found }: Stack, name: MethodName): Method {
    const level = wrapped.length;
    const known = found[level];
    if (known !== undefined) return known;
    const method: Method = (...parameters) =>
      this.#isOpen && this.#depth === 0 && level === wrapped.length
        ? this.#top[name](...parameters)
        : this.#callBelow(wrapped[level - 1] ?? this.#first[name], parameters);
    found[level] = method;
    return method;
  }

  #stackOf(name: MethodName): Stack {
    this.#stacks[name] ??= { wrapped: [], found: [unwrapped[name]] };
    return this.#stacks[name];
  }

  #callBelow(method: unknown, parameters: readonly unknown[]): unknown {
    this.#depth++;
    try {
      return isMethod(method) ? Reflect.apply(method, this.#response, parameters) : undefined;
    } finally {
      this.#depth--;
    }
  }
}

interface Stack {
  /** What was assigned since the layer is there. */
  readonly wrapped: Method[];
  /** What was found while so many were there. */
  readonly found: (Method | undefined)[];
}

const layersKey = Symbol("dragoman.layers");

interface LayeredResponse extends ServerResponse {
  [layersKey]?: ResponseLayers;
}

/** Whether a response has its layer. A second one above it would only call itself: both would go by one name. */
export function isLayered(response: LayeredResponse): boolean {
  return response[layersKey] !== undefined;
}

function isMethod(value: unknown): value is Method {
  return typeof value === "function";
}

/**
 * The same for every response, so that engines give all of them one shape. Defined one by one: all at once takes twice
 * the time.
 */
const methods = methodNames.map((name) => [name, accessorOf(name)] as const);
const beliefs = (["headersSent", "writableEnded"] as const).map((name) => [name, beliefOf(name)] as const);

/** Also the same for every response, for most of them are wrapped by nobody else. */
const unwrapped: Readonly<Record<MethodName, Method>> = {
  writeHead: unwrappedOf("writeHead"),
  write: unwrappedOf("write"),
  end: unwrappedOf("end"),
  flushHeaders: unwrappedOf("flushHeaders"),
  addTrailers: unwrappedOf("addTrailers"),
  on: unwrappedOf("on"),
};

function unwrappedOf(name: MethodName): Method {
  return function (this: LayeredResponse, ...parameters) {
    return this[layersKey]?.callUnwrapped(name, parameters);
  };
}

function accessorOf(name: MethodName): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: LayeredResponse) {
      return this[layersKey]?.found(name);
    },
    set(this: LayeredResponse, method: unknown) {
      if (isMethod(method)) this[layersKey]?.assign(name, method);
    },
  };
}

function beliefOf(name: Belief): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: LayeredResponse) {
      return this[layersKey]?.believed(name);
    },
  };
}
