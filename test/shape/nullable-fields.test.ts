import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql';
import { projectRoot } from '#kit/process/project-root.js';

const supergraph = parse(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'));
const types = supergraph.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);

/** Subgraphs in the directives of this name, without those that only reference the field. */
const graphsOf = ({ directives = [] }: ObjectTypeDefinitionNode | FieldDefinitionNode, name: string): string[] =>
  directives
    .filter((directive) => directive.name.value === name)
    .filter(({ arguments: given = [] }) => !given.some((one) => one.name.value === 'external'))
    .flatMap(({ arguments: given = [] }) =>
      given.flatMap(({ name: { value }, value: graph }) =>
        value === 'graph' && graph.kind === Kind.ENUM ? graph.value : [],
      ),
    );

const rootNames = ['Query', 'Mutation'];
const entities = types.filter(
  ({ name, directives = [] }) =>
    ![...rootNames, 'Subscription'].includes(name.value) &&
    directives.some(({ arguments: given = [] }) => given.some((one) => one.name.value === 'key')),
);

/** The subgraph that owns an entity: the one with most of its fields. */
function originOf(entity: ObjectTypeDefinitionNode): string {
  const owned = (entity.fields ?? []).flatMap((field) => graphsOf(field, 'join__field'));
  const all = graphsOf(entity, 'join__type');
  return all.toSorted((a, b) => owned.filter((one) => one === b).length - owned.filter((one) => one === a).length)[0]!;
}

const origins = new Map(entities.map((entity) => [entity.name.value, originOf(entity)]));

const isRequired = ({ type }: FieldDefinitionNode) => type.kind === Kind.NON_NULL_TYPE;

test('the entities and their owners are found', () => {
  expect(Object.fromEntries(origins)).toMatchObject({
    Account: 'IDENTITY',
    Listing: 'PROPERTY',
    Person: 'IDENTITY',
    Reservation: 'SCREENING',
  });
});

test('every root field is nullable, so that a failed one does not hide the others', () => {
  const roots = types.filter(({ name }) => rootNames.includes(name.value)).flatMap(({ fields = [] }) => fields);
  expect(roots.length).toBeGreaterThan(140);
  expect(roots.filter(isRequired).map(({ name }) => name.value)).toEqual([]);
});

test('a field that another subgraph resolves is nullable, so that its failure costs nothing else', () => {
  const crossing = entities.flatMap((entity) =>
    (entity.fields ?? [])
      .filter((field) => {
        const graphs = graphsOf(field, 'join__field');
        return graphs.length > 0 && !graphs.includes(origins.get(entity.name.value)!);
      })
      .map((field) => ({ name: `${entity.name.value}.${field.name.value}`, field })),
  );
  expect(crossing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Account.listings', 'Reservation.loyaltySegments']),
  );
  expect(crossing.filter(({ field }) => isRequired(field)).map(({ name }) => name)).toEqual([]);
});

test('a field with an object of another subgraph is nullable, so that its failure costs nothing else', () => {
  const crossing = types
    .filter(({ name }) => ![...rootNames, 'Subscription'].includes(name.value))
    .flatMap((type) =>
      (type.fields ?? [])
        .filter((field) => {
          const inner = field.type.kind === Kind.NON_NULL_TYPE ? field.type.type : field.type;
          const origin = inner.kind === Kind.NAMED_TYPE ? origins.get(inner.name.value) : undefined;
          const own = graphsOf(field, 'join__field');
          const graphs = own.length > 0 ? own : graphsOf(type, 'join__type');
          return origin !== undefined && !graphs.includes(origin);
        })
        .map((field) => ({ name: `${type.name.value}.${field.name.value}`, field })),
    );
  expect(crossing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Listing.account', 'PersonAuthor.person', 'Reservation.account', 'Reservation.listing']),
  );
  expect(crossing.filter(({ field }) => isRequired(field)).map(({ name }) => name)).toEqual([]);
});
