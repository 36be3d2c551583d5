import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

const parts = (version) => version.split('.').map(Number);
const byVersion = (one, other) => parts(one).reduce((sum, part, n) => sum || part - parts(other)[n], 0);

/** The part of a version that changes with a breaking change: the major one, before 1.0.0 the minor one. */
const lineOf = (version) =>
  (version.startsWith('0.') ? version.split('.').slice(0, 2) : version.split('.').slice(0, 1)).join('.');

/** The public schema of the last release before `version`, from a folder of `<version>.graphql`; null if none. */
export function lastRelease(folder, version) {
  if (!existsSync(folder)) return null;
  const versions = readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+\.graphql$/.test(name))
    .map((name) => name.replace('.graphql', ''))
    .filter((one) => byVersion(one, version) <= 0)
    .sort(byVersion);
  const last = versions.at(-1);
  return last === undefined ? null : { version: last, schema: readFileSync(join(folder, `${last}.graphql`), 'utf8') };
}

/** Changes that break clients of a release, as lines for people; none are listed if the version says that it breaks them. */
export async function breakingChanges(release, schema, version) {
  if (!release || lineOf(release.version) !== lineOf(version)) return [];
  const changes = await diff(buildSchema(release.schema), buildSchema(schema));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}
