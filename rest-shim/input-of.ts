import { camelKeys } from './camel-keys.js';

/** Converts a body to GraphQL input; names within `metadata` are the caller's and stay unchanged. */
export function inputOf({ metadata, ...body }: Record<string, unknown>): object {
  return { ...(camelKeys(body) as object), ...(metadata !== undefined && { metadata }) };
}
