import 'reflect-metadata';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { SUBGRAPHS, schemaOf } from './all.js';

/** Generates the contents of `schema/`: the SDL of each subgraph and the supergraph. */
export async function printSchema(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const subgraph of SUBGRAPHS) {
    files[`${subgraph.name}.graphql`] = `${(await schemaOf(subgraph)).sdl.trim()}\n`;
  }
  const services = SUBGRAPHS.map(({ name }) => ({
    name,
    url: `http://${name}:4001/`,
    typeDefs: parse(files[`${name}.graphql`]!),
  }));
  const { supergraphSdl, errors } = composeServices(services);
  if (!supergraphSdl)
    throw new Error(`The subgraphs do not compose:\n${errors?.map(({ message }) => message).join('\n')}`);
  return { ...files, 'supergraph.graphql': `${supergraphSdl.trim()}\n` };
}
