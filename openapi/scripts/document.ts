/** The parts of a bundled description that scripts and tests read. References point inside the document. */

export interface Reference {
  readonly $ref: string;
}

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/** A body in one media type. */
export interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** What the service needs to know beyond OpenAPI; README.md explains the members. */
export interface OperationExtension {
  readonly scope: string | null;
  readonly [member: string]: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly "x-dragoman": OperationExtension;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export interface ContractDocument {
  readonly openapi: string;
  readonly info: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, unknown>>;
  };
}

export interface SocketMessage {
  readonly payload: Reference;
  readonly examples: readonly { readonly payload: unknown }[];
}

export interface MessagesDocument {
  readonly info: unknown;
  readonly operations: Readonly<Record<string, { readonly action: string; readonly messages: readonly Reference[] }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly messages: Readonly<Record<string, SocketMessage>>;
  };
}
