import { camelKeys } from './camel-keys.js';

/** A body as the graph's input; `metadata` is the caller's own, whose names stay. */
export function inputOf({ metadata, ...body }: Record<string, unknown>): unknown {
  return { ...(camelKeys(body) as object), ...(metadata !== undefined && { metadata }) };
}
