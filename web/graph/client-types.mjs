import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  validate,
} from 'graphql';

const SCALARS = {
  ID: 'string',
  String: 'string',
  DateTimeISO: 'string',
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  JSONObject: 'Record<string, unknown>',
  JSON: 'unknown',
};

/** The operations of documents.ts as one GraphQL document, out of its text: no build is needed to read it. */
function documentOf(text) {
  const parts = [...text.matchAll(/`([^`]*)`/g)].map(([, part]) => part).filter((part) => part.includes('{'));
  return parse(parts.join('\n'));
}

/**
 * TypeScript of what each operation answers and takes, out of the texts of the supergraph's schema and of documents.ts.
 * Throws where an operation does not fit the schema.
 */
export function clientTypes(supergraph, documents) {
  const schema = buildSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  const document = documentOf(documents);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const enums = new Set();
  const written = document.definitions.map((definition) => {
    const { kind, name, selectionSet } = definition;
    if (kind === 'FragmentDefinition') {
      const type = schema.getType(definition.typeCondition.name.value);
      return `export interface ${name.value} ${members(type, selectionSet, enums)}`;
    }
    const variables = definition.variableDefinitions.map(({ variable, type }) => {
      const ofVariable = typeFromAST(schema, type);
      return `${variable.name.value}${isNonNullType(ofVariable) ? '' : '?'}: ${typeText(ofVariable, null, enums)}`;
    });
    const taken = variables.length > 0 ? `{ ${variables.join('; ')} }` : 'Record<string, never>';
    const answer = members(schema.getRootType(definition.operation), selectionSet, enums);
    return `export interface ${name.value}Operation { answer: ${answer}; variables: ${taken} }`;
  });
  const words = [...enums].sort().map((name) => {
    const values = schema.getType(name).getValues();
    return `export type ${name} = ${values.map((value) => `'${value.name}'`).join(' | ')};`;
  });
  const names = document.definitions.filter(({ kind }) => kind === 'OperationDefinition').map(({ name }) => name.value);
  const list = `export interface Operations { ${names.map((name) => `${name}: ${name}Operation;`).join(' ')} }`;
  const head = '/* Printed from schema/ by print-types.mjs: not edited by hand. */';
  return [head, ...words, ...written, list].join('\n\n') + '\n';
}

/** A selection is one fragment, or fields. */
function members(type, { selections }, enums) {
  if (selections[0].kind === 'FragmentSpread') return selections[0].name.value;
  const lines = selections.map(({ name, alias, selectionSet }) => {
    const answered = type.getFields()[name.value].type;
    return `${(alias ?? name).value}: ${typeText(answered, selectionSet, enums)};`;
  });
  return `{ ${lines.join(' ')} }`;
}

/** What an input takes; a member that may be absent may be null too. */
function given(type, enums) {
  const lines = Object.values(type.getFields()).map(
    ({ name, type: taken }) => `${name}${isNonNullType(taken) ? '' : '?'}: ${typeText(taken, null, enums)};`,
  );
  return `{ ${lines.join(' ')} }`;
}

function typeText(type, selectionSet, enums) {
  return isNonNullType(type)
    ? present(type.ofType, selectionSet, enums)
    : `${present(type, selectionSet, enums)} | null`;
}

function present(type, selectionSet, enums) {
  if (isListType(type)) return `(${typeText(type.ofType, selectionSet, enums)})[]`;
  if (selectionSet) return members(type, selectionSet, enums);
  if (isEnumType(type)) return (enums.add(type.name), type.name);
  if (isInputObjectType(type)) return given(type, enums);
  if (!SCALARS[type.name]) throw new Error(`${type.name} has no TypeScript type here.`);
  return SCALARS[type.name];
}
