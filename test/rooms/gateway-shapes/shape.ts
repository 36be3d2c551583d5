import { ApolloGateway } from '@apollo/gateway';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { composeServices } from '@apollo/composition';
import { type GraphQLSchema, parse } from 'graphql';
import { localDataSource } from '#gateway/supergraph/data-source.js';
import { type Supergraph, startSupergraph } from '#gateway/supergraph/supergraph.js';

type Resolver = (parent: never, args: never) => unknown;

interface Part {
  name: string;
  sdl: string;
  resolvers: Record<string, Record<string, Resolver>>;
}

/** Small subgraphs of one shape, and one object that answers every query over them right. */
export interface Shape {
  title: string;
  parts: Part[];
  /** The root value of the whole graph. */
  truth: object;
  /** Where the selections below stand: the text around them. */
  around: (selections: string) => string;
  /** Selections of which every subset is asked for. */
  selections: string[];
}

const LINK = 'https://specs.apollo.dev/federation/v2.9';

/** A subgraph's SDL that uses these directives. */
export const federated = (directives: string, sdl: string): string =>
  `extend schema @link(url: "${LINK}", import: [${directives.replace(/@\w+/g, '"$&"')}])\n${sdl}`;

export function composedSdl({ parts }: Pick<Shape, 'parts'>): string {
  const services = parts.map(({ name, sdl }) => ({ name, url: `http://${name}.test/`, typeDefs: parse(sdl) }));
  const { supergraphSdl, errors } = composeServices(services);
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'));
  return supergraphSdl;
}

function sourcesOf({ parts }: Shape) {
  const schemas = new Map<string, GraphQLSchema>(
    parts.map(({ name, sdl, resolvers }) => [
      name,
      buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: resolvers as never }]),
    ]),
  );
  return (name: string) => localDataSource(schemas.get(name)!, (context) => context);
}

/** Apollo's gateway alone, which executes every plan. */
export function unverified(shape: Shape): ApolloGateway {
  const sourceOf = sourcesOf(shape);
  return new ApolloGateway({ supergraphSdl: composedSdl(shape), buildService: ({ name }) => sourceOf(name) });
}

/** The shape's subgraphs behind our gateway, in this process. */
export function startShape(shape: Shape, warn: (text: string) => void): Promise<Supergraph> {
  return startSupergraph({
    supergraphSdl: composedSdl(shape),
    ownExecutor: true,
    logger: { debug() {}, info() {}, warn, error() {} },
    dataSourceFor: sourcesOf(shape),
  });
}

/** All subsets of a list, without the empty one. */
export function subsets<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, chosen) =>
    items.filter((_item, index) => ((chosen + 1) >> index) & 1),
  );
}
