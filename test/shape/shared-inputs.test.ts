import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import { projectRoot } from '#kit/process/project-root.js';

const SUBGRAPHS = ['identity', 'property', 'screening', 'intelligence'];

/** The inputs and enums of each subgraph, printed, by name. */
const definitions = SUBGRAPHS.map((name) => {
  const { definitions: all } = parse(readFileSync(join(projectRoot, `schema/${name}.graphql`), 'utf8'));
  const own = all.flatMap((one) =>
    one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION || one.kind === Kind.ENUM_TYPE_DEFINITION
      ? [[one.name.value, print(one)] as const]
      : [],
  );
  return new Map(own);
});

const ofSeveral = [...new Set(definitions.flatMap((own) => [...own.keys()]))].filter(
  (name) => definitions.filter((own) => own.has(name)).length > 1,
);

test('several subgraphs use some of the same inputs and enums', () => {
  expect(ofSeveral).toEqual(expect.arrayContaining(['ListingInput', 'LocationInput', 'ListingStatus', 'PortalScreen']));
});

// Federation composes what all have in common: a member that one lacks would silently be missing in the API.
test.each(ofSeveral)('%s is the same in each subgraph', (name) => {
  const printed = definitions.flatMap((own) => own.get(name) ?? []);
  expect(printed.slice(1)).toEqual(printed.slice(1).map(() => printed[0]));
});
