import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildSchema, parse } from 'graphql';

/** What the scalars are in TypeScript; a scalar that is not here is refused. */
const SCALARS = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  JSON: 'string | number | boolean | object | null',
  JSONObject: 'Record<string, string | number | boolean | object | null>',
};

/**
 * The files that codegen's client preset with `strictScalars`, and with this configuration, makes of a schema and the
 * documents of a client, by name. Rejects where a document does not fit the schema, or where a scalar has no TypeScript
 * type here.
 */
export async function clientPreset(schema, documents, config = {}) {
  const schemaAst = buildSchema(schema);
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: '/',
    schema: parse(schema),
    schemaAst,
    documents: documents.map((text, n) => ({ location: `/document-${n}.ts`, document: parse(text), rawSDL: text })),
    config: { strictScalars: true, defaultScalarType: 'never', scalars: SCALARS, useTypeImports: true, ...config },
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
  });
  const files = await Promise.all(
    outputs.map(async (output) => [output.filename.replace('/', ''), await codegen(output)]),
  );
  return new Map(files);
}
