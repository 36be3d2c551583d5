import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { RULES, STANDING } from './lint-rules.mjs';

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

/** Returns the findings that are not expected, as readable lines. */
export async function lintProblems(schema, rules = RULES, standing = STANDING) {
  const byRule = Map.groupBy(await findings(schema, rules), ({ rule }) => rule);
  const limits = new Map(Object.entries(standing).map(([rule, { atMost }]) => [rule, atMost]));
  return [...byRule].flatMap(([rule, found]) => {
    const atMost = limits.get(rule) ?? 0;
    if (found.length <= atMost) return [];
    const lines = found.map(({ line, message }) => `line ${line}: ${message.replaceAll('\n', ' ')}`);
    return [`${rule}: ${found.length} findings, at most ${atMost} are expected`, ...lines];
  });
}
