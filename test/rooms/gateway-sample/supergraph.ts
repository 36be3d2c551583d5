import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { localDataSource, type LocalOptions } from '#gateway/supergraph/data-source.js';
import type { Report } from '#gateway/plan/public-errors.js';
import { startSupergraph, type Supergraph } from '#gateway/supergraph/supergraph.js';
import { housesSchema, housesSdl } from './houses.js';
import { staysSchema, staysSdl } from './stays.js';

export function sampleSdl(): string {
  const { supergraphSdl, errors } = composeServices([
    { name: 'stays', url: 'http://stays.internal.test/graphql', typeDefs: parse(staysSdl) },
    { name: 'houses', url: 'http://houses.internal.test/graphql', typeDefs: parse(housesSdl) },
  ]);
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'));
  return supergraphSdl;
}

/** The two sample subgraphs behind one gateway, in this process. */
export function startSample(options?: LocalOptions, report?: Report): Promise<Supergraph> {
  const schemas = { stays: staysSchema(), houses: housesSchema() };
  return startSupergraph({
    supergraphSdl: sampleSdl(),
    report,
    dataSourceFor: (name) => localDataSource(schemas[name as keyof typeof schemas], (context) => context, options),
  });
}
