import plugin from '@graphql-eslint/eslint-plugin';
import { REST_ENUMS } from './rest-enums.mjs';

const { configs } = plugin;
const sets = { ...configs['flat/schema-recommended'].rules, ...configs['flat/schema-relay'].rules };
const rule = (name) => `@graphql-eslint/${name}`;
const [, { EnumValueDefinition, ...naming }] = sets[rule('naming-convention')];
const [, described] = sets[rule('require-description')];

/** The recommended and Relay sets of `@graphql-eslint`, with what this schema does otherwise and why. */
export const RULES = {
  ...sets,
  // Every type with an identity implements Node, whose `id` the schema itself enforces (test/shape/connections.test.ts
  // lists the types whose `id` no one can look up). Pages, edges, payloads, values
  // and answers of lookups have no identity, and giving them an `id` would let clients cache them wrongly.
  [rule('strict-id-in-types')]: 'off',
  // Lists that can grow are connections (test/shape/connections.test.ts). Parts of one object, such as the factors of a
  // decision, have an upper bound and are plain lists.
  [rule('relay-edge-types')]: [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
  // Root types are described by their fields, and a federated schema cannot describe them in one place.
  [rule('require-description')]: [
    'error',
    {
      ...described,
      ignoredSelectors: ['Query', 'Mutation', 'Subscription'].map((root) => `ObjectTypeDefinition[name.value=${root}]`),
    },
  ],
  // Spelled as the REST contract spells them.
  [rule('naming-convention')]: [
    'error',
    {
      ...naming,
      [`EnumTypeDefinition[name.value!=/^(${REST_ENUMS.join('|')})$/] > EnumValueDefinition`]: EnumValueDefinition,
    },
  ],
};

/** Fields whose names a rule refuses, and that stay because REST answers them under these names. */
export const NAMED_AS_IN_REST = {
  [rule('no-typename-prefix')]: ['Breach.breachDate', 'Eviction.evictionDate', 'Message.message'],
};
