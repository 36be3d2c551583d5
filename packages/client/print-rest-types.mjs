/**
 * Prints `src/rest/printed-types.ts` from the OpenAPI document: `node packages/client/print-rest-types.mjs`, part of
 * `npm run schema`. With `--stdout` it changes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format } from 'prettier';

const HEAD = '/* Printed from schema/openapi.json by `npm run schema`. */\n\n';

/** The operation as a caller of the client sees it: errors are thrown, and headers are the client's own matter. */
function asCalled(operation) {
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query' || one.in === 'path');
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const responses = answers.map(([status, { description, content }]) => [status, { description, content }]);
  return { ...operation, parameters, responses: Object.fromEntries(responses) };
}

/**
 * The schema without its examples, which would be most of the text, and without the alternative forms of an object whose
 * members are known: the compiler cannot represent all their combinations, and the service checks them.
 */
const simplified = (document) =>
  JSON.parse(
    JSON.stringify(document, (name, value) => {
      if (/^examples?$/.test(name)) return undefined;
      if (!value?.properties || !value.anyOf) return value;
      const { anyOf: _, ...rest } = value;
      return rest;
    }),
  );

/** What openapi-typescript writes that says nothing to a reader here. */
const NOISE = [
  /^ *\w+\?: never;\n/gm,
  /^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm,
  /^ *parameters: \{\s*\};?\n/gm,
  /^export interface components \{[^}]*\}\n/gm,
  /^export type (?:webhooks|\$defs) = .*\n/gm,
  /^ *\* @enum .*\n/gm,
  /^ *\/\*\* @enum .*\n/gm,
  /@description /g,
];

/** The types of the operations in an OpenAPI document, formatted. */
async function restTypes(document) {
  const paths = Object.entries(document.paths)
    // Spellings with `//` are for old clients.
    .filter(([path]) => !path.includes('//'))
    .map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, asCalled(operation)])),
    ]);
  const { openapi, info } = document;
  const called = simplified({ openapi, info, paths: Object.fromEntries(paths) });
  const printed = astToString(await openapiTypescript(called));
  const text = NOISE.reduce((left, noise) => left.replaceAll(noise, ''), printed)
    .replaceAll(/\/\*\*\s*\*\/\n/g, '')
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */');
  return format(HEAD + text, { parser: 'typescript', singleQuote: true, printWidth: 120 });
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../schema/openapi.json'), 'utf8'));
const printed = await restTypes(document);
if (process.argv.includes('--stdout')) process.stdout.write(printed);
else writeFileSync(join(import.meta.dirname, 'src/rest/printed-types.ts'), printed);
