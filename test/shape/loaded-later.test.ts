import { code } from './rules/tree.js';

const server = code.filter(({ path }) => /^(gateway|kit|records|rest-shim|subgraphs)\//.test(path));

/** Sources that load a module whenever they are loaded: neither its types only, nor by `import()`. */
const loadersOf = (specifier: RegExp) =>
  server
    .filter(({ text }) =>
      [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm)].some(([, name]) =>
        specifier.test(name!),
      ),
    )
    .map(({ path }) => path);

test('a service in one process does not load the HTTP client before its first outgoing request', () => {
  const subgraphClient = ['gateway/supergraph/fetch/pulse.ts', 'gateway/supergraph/remote-data-source.ts'];
  expect(loadersOf(/^undici$/)).toEqual(subgraphClient);
  expect(loadersOf(/\/(?:pulse|remote-data-source)\.js$/)).toEqual([
    'gateway/supergraph/remote-data-source.ts',
    'gateway/supergraph/remote-data-sources.ts',
  ]);
  expect(loadersOf(/\/remote-data-sources\.js$/)).toEqual([]);
  expect(loadersOf(/\/local-data-sources\.js$/)).toEqual(['gateway/start/open-inside.ts']);
});
