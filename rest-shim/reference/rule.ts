import type { JsonSchema } from './json-schema.js';

/** What the inputs of some operations must match, beyond the types in the route table. */
export interface Rule {
  /** The operations, by name: `GET /accounts/me`. */
  on: RegExp;
  /** Of path and query parameters, by name. */
  parameters?: Record<string, JsonSchema>;
  /** Names of query parameters without which the request is refused. */
  needed?: string[];
  body?: JsonSchema;
}

/** The same for parameters and for members of the body. */
export const both = (on: RegExp, properties: Record<string, JsonSchema>): Rule => ({
  on,
  parameters: properties,
  body: { properties },
});
