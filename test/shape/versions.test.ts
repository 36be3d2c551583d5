import { fileAt } from './rules/tree.js';
import { versionViolations } from './rules/versions.js';

const found = (version: string, section = 'dependencies') =>
  versionViolations(JSON.stringify({ [section]: { graphql: version } }));

describe('versions of dependencies are exact', () => {
  test.each([
    '^16.15.0',
    '~16.15.0',
    '16',
    '16.x',
    '>=16.0.0',
    'latest',
    '*',
    'github:graphql/graphql-js',
    '16.0.0 || 17.0.0',
  ])('%s is refused', (version) => expect(found(version)).toHaveLength(1));

  test.each(['devDependencies', 'optionalDependencies', 'overrides'])('a range in %s is refused', (section) => {
    expect(found('^1.0.0', section)).toHaveLength(1);
  });

  test.each(['16.15.0', '2.0.0-rc.4', '18.4.0-beta.17'])('%s is accepted', (version) =>
    expect(found(version)).toEqual([]),
  );

  test('reads nested overrides', () => {
    expect(versionViolations('{ "overrides": { "jest": { "glob": "^1.0.0" } } }')).toHaveLength(1);
  });

  test('holds in this repository', () => expect(versionViolations(fileAt('package.json')?.text ?? '')).toEqual([]));
});
