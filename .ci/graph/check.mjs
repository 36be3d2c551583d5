/**
 * The schema that clients see: rules of `@graphql-eslint`, and changes that break clients of the last release. Exits
 * with 1 if there are problems. `--release` writes the schema of the current version, against which later ones are compared.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, lastRelease } from './breaking.mjs';
import { lintProblems } from './lint.mjs';
import { publicSchema } from './public-schema.mjs';

const root = join(import.meta.dirname, '../..');
const released = join(root, 'schema/released');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const schema = publicSchema(readFileSync(join(root, 'schema/supergraph.graphql'), 'utf8'));

if (process.argv[2] === '--release') {
  mkdirSync(released, { recursive: true });
  writeFileSync(join(released, `${version}.graphql`), schema);
  console.log(`schema/released/${version}.graphql`);
} else {
  const problems = await lintProblems(schema);
  const release = lastRelease(released, version);
  const broken = await breakingChanges(release, schema, version);
  for (const line of problems) console.error(line);
  if (broken.length > 0) console.error(`Changes that break clients of ${release.version}:\n${broken.join('\n')}`);
  process.exitCode = problems.length + broken.length > 0 ? 1 : 0;
}
