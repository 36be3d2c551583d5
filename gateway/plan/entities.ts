import type { GraphQLSchema } from 'graphql';
import type { FetchOutcome } from './fetch-outcome.js';
import { type Data, mergeData, representationOf } from './merge-data.js';
import type { FetchNode } from './query-plan.js';
import { applyRewrites } from './rewrites.js';

/** The objects of a fetch and what it sends for them: objects with the same representation share it. */
export interface Entities {
  list: Data[];
  representations: Data[];
  /** The indexes in `list` of each representation. */
  places: number[][];
}

export function entitiesOf(schema: GraphQLSchema, list: Data[], { requires = [], inputRewrites }: FetchNode): Entities {
  const entities: Entities = { list, representations: [], places: [] };
  const known = new Map<string, number[]>();
  list.forEach((item, place) => {
    const representation = representationOf(schema, item, requires);
    if (!representation?.__typename) return;
    applyRewrites(schema, inputRewrites, representation);
    const text = list.length > 1 ? JSON.stringify(representation) : '';
    const same = known.get(text);
    if (same) return void same.push(place);
    const places = [place];
    known.set(text, places);
    entities.representations.push(representation);
    entities.places.push(places);
  });
  return entities;
}

/** Throws if the subgraph did not return one entity for each representation. */
export function mergeEntities(
  schema: GraphQLSchema,
  { list, places }: Entities,
  received: unknown,
  { outputRewrites }: FetchNode,
  outcome: FetchOutcome,
): void {
  if (!Array.isArray(received) || received.length !== places.length) {
    throw new Error(`Expected "data._entities" to contain ${places.length} elements`);
  }
  (received as (Data | null)[]).forEach((entity, index) => {
    const [first] = places[index] as [number];
    if (entity) entity.__typename ??= (list[first] as Data).__typename;
    applyRewrites(schema, outputRewrites, entity);
    for (const place of places[index] as number[]) {
      const known = list[place] as Data;
      if (entity) mergeData(known, entity);
      else outcome.noteAbsent(known);
    }
  });
}
