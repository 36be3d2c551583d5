import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { NAMED_AS_IN_REST, RULES } from './lint-rules.mjs';

/** What the rules find in a schema that clients see, as `{ rule, message, line }`. */
export async function findings(schema, rules = RULES) {
  // The parser reads the whole schema from a file.
  const folder = mkdtempSync(join(tmpdir(), 'screening-graph-'));
  const file = join(folder, 'public.graphql');
  writeFileSync(file, schema);
  try {
    const eslint = new ESLint({
      cwd: folder,
      overrideConfigFile: true,
      overrideConfig: {
        files: ['*.graphql'],
        plugins: { '@graphql-eslint': plugin },
        languageOptions: { parser: plugin.parser, parserOptions: { graphQLConfig: { schema: file } } },
        rules,
      },
    });
    const [{ messages }] = await eslint.lintText(schema, { filePath: file });
    return messages.map(({ ruleId, message, line }) => ({ rule: ruleId, message, line }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the field of a finding, in its message `Field "x" … type "Y"`, is in the list, written `Y.x`. */
const isListed = (message, fields) =>
  fields.some((one) => one.split('.').every((name) => message.includes(`"${name}"`)));

/** Returns the findings as readable lines, except for the fields that keep their names. */
export async function lintProblems(schema, rules = RULES, kept = NAMED_AS_IN_REST) {
  const found = await findings(schema, rules);
  return found
    .filter(({ rule, message }) => !isListed(message, kept[rule] ?? []))
    .map(({ rule, line, message }) => `${rule}, line ${line}: ${message.replaceAll('\n', ' ')}`);
}
