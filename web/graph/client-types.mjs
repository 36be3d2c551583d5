import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  Kind,
  TypeInfo,
  buildASTSchema,
  buildSchema,
  getNamedType,
  isObjectType,
  parse,
  print,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A scalar that is not here is refused: `strictScalars`. */
const scalars = {
  Date: 'string',
  DateTime: 'string',
  ID: { input: 'string', output: 'string' },
  JSON: 'unknown',
  JSONObject: 'Record<string, unknown>',
  PortalAnswersInput: 'Record<string, unknown>',
  PortalScreenAnswers: 'Record<string, unknown>',
  PortalScreenContent: 'Record<string, unknown>',
  // Federation's own: no operation reads them.
  join__DirectiveArguments: 'never',
  join__FieldSet: 'never',
  link__Import: 'never',
};

/** What the pages convert to plain objects, and back: see portal-answers.ts. Screens without content have an empty one. */
const PLAIN = { PortalScreenContent: 'NonNull', PortalScreenAnswers: 'Nullable', PortalAnswersInput: 'Nullable' };

const plainScalar = ({ name }) => {
  if (PLAIN[name.value]) return { kind: Kind.SCALAR_TYPE_DEFINITION, name };
};

/** The schema as the pages see it. */
const plainSchema = (supergraph) =>
  visit(parse(supergraph), {
    UnionTypeDefinition: plainScalar,
    InputObjectTypeDefinition: plainScalar,
    FieldDefinition(field) {
      if (PLAIN[field.type.name?.value] === 'NonNull')
        return { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } };
    },
  });

/** A document without what it selects of types that are plain. */
function plainDocument(document, schema) {
  const typeInfo = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(typeInfo, {
      FragmentDefinition: ({ typeCondition }) => (PLAIN[typeCondition.name.value] ? null : undefined),
      Field(field) {
        if (PLAIN[getNamedType(typeInfo.getType())?.name]) return { ...field, selectionSet: undefined };
      },
    }),
  );
}

const config = {
  strictScalars: true,
  scalars,
  defaultScalarType: 'unknown',
  namingConvention: 'keep',
  enumType: 'string-literal',
  skipTypename: true,
  inlineFragmentTypes: 'combine',
  omitOperationSuffix: true,
  operationResultSuffix: 'Answer',
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null',
  disableDescriptions: true,
};

/** The texts of a page's operations: all of its files that end in `documents.ts`. */
export function readDocuments(page) {
  const folder = join(import.meta.dirname, '..', page, 'graph');
  const names = readdirSync(folder).filter((name) => name.endsWith('documents.ts'));
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** The operations of documents.ts as one GraphQL document, out of its text: no build is needed to read it. */
function documentOf(text) {
  return parse(partsOf(text));
}

const partsOf = (text) =>
  [...text.matchAll(/`([^`]*)`/g)]
    .map(([, part]) => part)
    .filter((part) => part.includes('{'))
    .join('\n');

/** Every operation and fragment of these texts of documents.ts, which the gateway trusts: TRUSTED_DOCUMENTS_ONLY=all. */
export function pageDocuments(texts) {
  const printed = texts.flatMap((text) => documentOf(text).definitions.map((definition) => print(definition)));
  return `# Operations and fragments of the portal and the dashboard. Printed by npm run schema.\n\n${printed.join('\n\n')}\n`;
}

/**
 * Root fields that are null if there is nothing to return. Every root field is nullable in the schema, but the others are
 * null only together with an error, and then the pages' `ask` throws.
 */
const MAY_BE_MISSING = [
  'explainDecision',
  'me',
  'reservation',
  'reservationScreens',
  'revealPortalAnswers',
  'revealSignedAgreement',
  'screenRules',
  'signedIn',
  'usageAgreement',
];

const answered = `
/** An answer without an error, with the results of mutations in place of their payloads. */
type Answered<Answer> = {
  [Root in keyof Answer]: Root extends MayBeMissing ? Result<Answer[Root]> : NonNullable<Result<Answer[Root]>>;
};
type Result<Value> =
  NonNullable<Value> extends { userErrors: unknown }
    ? NonNullable<Value>[Exclude<keyof NonNullable<Value>, 'userErrors'>]
    : Value;
type MayBeMissing = ${MAY_BE_MISSING.map((name) => `'${name}'`).join(' | ')};
`;

/** Each operation by its name, with what it answers and takes. */
const list = {
  plugin: (_schema, documents) => {
    const names = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map(({ name }) => name.value);
    const members = names.map((name) => `${name}: { answer: Answered<${name}Answer>; variables: ${name}Variables };`);
    return `${answered}\nexport interface Operations { ${members.join(' ')} }`;
  },
};

/**
 * TypeScript of what each operation answers and takes, out of the texts of the supergraph's schema and of documents.ts.
 * Rejects where an operation does not fit the schema.
 */
export async function clientTypes(supergraph, documents) {
  const whole = buildSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  const document = documentOf(documents);
  const errors = validate(whole, document);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const schema = plainSchema(supergraph);
  const printed = await codegen({
    filename: 'answers.d.ts',
    schema,
    schemaAst: buildASTSchema(schema, { assumeValid: true, assumeValidSDL: true }),
    documents: [{ location: 'documents.ts', document: plainDocument(document, whole) }],
    config,
    plugins: [{ operations: {} }, { list: {} }],
    pluginMap: { operations, list },
    skipDocumentsValidation: true,
  });
  return `/* Printed from schema/ by print-types.mjs: not edited by hand. */\n\n${printed}`;
}

/** Types without an ID that change, and are shown. */
const SINGLE = new Set([
  'Branding',
  'Deposit',
  'IdCheck',
  'ReservationFigures',
  'ScreenRules',
  'SegmentCount',
  'UsageAgreement',
  'WatchlistSubject',
]);

/** The type whose data a field shows: of a list, that of its items. */
function shownType(schema, type) {
  const items = schema.getType(type.name.replace(/(?:Connection|Edge)$/, ''));
  return isObjectType(items) ? items : type;
}

const canChange = (type) => isObjectType(type) && (SINGLE.has(type.name) || type.getFields().id !== undefined);

/** Names of the types that a definition selects and that can change, including those of its fragments. */
function selectedTypes(definition, schema, fragments, found = new Set()) {
  const typeInfo = new TypeInfo(schema);
  visit(
    definition,
    visitWithTypeInfo(typeInfo, {
      Field() {
        const type = getNamedType(typeInfo.getType());
        const shown = isObjectType(type) ? shownType(schema, type) : null;
        if (shown && canChange(shown)) found.add(shown.name);
      },
      FragmentSpread({ name }) {
        selectedTypes(fragments.get(name.value), schema, fragments, found);
      },
    }),
  );
  return found;
}

/** TypeScript that lists the types in the answer of each query and mutation, by which the cache knows what a change affects. */
export function answerTypes(supergraph, documents) {
  const schema = buildSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  const { definitions } = documentOf(documents);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const rows = definitions
    .filter(({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation !== 'subscription')
    .map((one) => [one.name.value, [...selectedTypes(one, schema, fragments)].sort()])
    .filter(([, types]) => types.length > 0);
  const names = [...new Set(rows.flatMap(([, types]) => types))].sort();
  return `/* Printed from schema/ by print-types.mjs: not edited by hand. */

/** Types in the answer of each operation that can change. */
export const ANSWER_TYPES = { ${rows.map(([name, types]) => `${name}: '${types.join(',')}'`).join(', ')} } as const;

export type TypeName = ${names.map((name) => `'${name}'`).join(' | ')};
`;
}
