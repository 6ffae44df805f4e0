import type { FastifyReply } from "fastify";
import type { ResponseHead } from "../http/response-head.ts";

export class FastifyHead implements ResponseHead {
  readonly #reply: FastifyReply;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  get status(): number {
    return this.#reply.statusCode;
  }

  setStatus(status: number): void {
    this.#reply.code(status);
  }

  get(name: string): string | undefined {
    const value = this.#reply.getHeader(name);
    return Array.isArray(value) ? value.join(", ") : value?.toString();
  }

  set(name: string, value: string): void {
    this.#reply.header(name, value);
  }

  remove(name: string): void {
    this.#reply.removeHeader(name);
  }
}
