import { cycleViolations, mutualFolders } from '../rules/cycles.js';
import { importViolations } from '../rules/imports.js';
import { code } from '../rules/tree.js';

const imports = (path: string, specifier: string, type = '') => [
  { path, text: `import ${type}{ x } from '${specifier}';` },
];
const screening = 'subgraphs/screening';

describe('allowed imports', () => {
  test.each([
    ['kit/log.ts', '#events'],
    ['kit/log.ts', '#subgraphs/screening/subgraph.js'],
    ['kit/log.ts', '../subgraphs/events.js'],
    ['subgraphs/events.ts', '#kit/id.js'],
    ['subgraphs/gap-words/gaps-de.ts', '#kit/id.js'],
    [`${screening}/context.ts`, '../gap-words/gaps-de.js'],
    ['records/listing.ts', '#kit/id.js'],
    ['records/listing.ts', '#rest-shim/route.js'],
    ['kit/log.ts', '#records/listing.js'],
    ['subgraphs/events.ts', 'graphql'],
    ['subgraphs/events.ts', 'node:fs'],
    [`${screening}/context.ts`, '#subgraphs/identity/context.js'],
    [`${screening}/context.ts`, '../identity/context.js'],
    [`${screening}/context.ts`, '../../kit/log.js'],
    [`${screening}/context.ts`, '../events.js'],
    [`${screening}/context.ts`, '../all.js'],
    [`${screening}/context.ts`, '#gateway/app.js'],
    [`${screening}/booking/reservation/reservation.entity.ts`, './reservation-status.js'],
    [`${screening}/booking/reservation/reservation.entity.ts`, '#events'],
    [`${screening}/booking/reservation/reservation.resolver.ts`, '../providers/mail/index.js'],
    [`${screening}/providers/mail/smtp.ts`, '../../reservation/reservation.entity.js'],
    [`${screening}/screening/checks/general-risk.ts`, '#kit/failure.js'],
    [`${screening}/screening/checks/general-risk.ts`, '../context.js'],
    [`${screening}/screening/checks/general-risk.ts`, '@mikro-orm/core'],
    [`${screening}/screening/checks/general-risk.ts`, 'node:crypto'],
    [`${screening}/booking/save.ts`, '../screening/decision.js'],
    [`${screening}/booking/save.ts`, '../portal/link.js'],
    [`${screening}/booking/save.ts`, '../context.js'],
    [`${screening}/portal/upload.ts`, '../screening/judge.js'],
    [`${screening}/screening/analysis.ts`, '../portal/settle.js'],
    [`${screening}/id-check/mrz/read-zone.ts`, '../../booking/facts/screens.js'],
    ['subgraphs/intelligence/providers/lookup.ts', '../phone/question.js'],
    ['subgraphs/intelligence/datasets/state/x.ts', '../../news/settings.js'],
    ['gateway/app.ts', '#subgraphs/all.js'],
    ['gateway/app.ts', '#subgraphs/settings.js'],
    ['gateway/config.ts', '#subgraphs/all.js'],
    ['gateway/app.ts', '#subgraphs/screening/subgraph.js'],
    ['gateway/app.ts', '#rest-shim/app.js'],
    ['rest-shim/app.ts', '#gateway/supergraph.js'],
    ['rest-shim/app.ts', '#subgraphs/all.js'],
    ['rest-shim/app.ts', '../kit/log.js'],
    ['web/portal/main.ts', '#kit/log.js'],
    ['gateway/start/open-inside.ts', '../../subgraphs/all.js'],
    ['gateway/app.ts', '../test/flows/start.js'],
    ['packages/a/src/index.ts', '#kit/log.js'],
    ['packages/a/src/index.ts', '../../b/src/index.js'],
    ['packages/a/test/a.test.ts', '../../../test/support/built.js'],
    ['kit/log.ts', '../packages/a/src/index.js'],
    ['test/flows/start.ts', '../../packages/a/src/index.js'],
    ['test/flows/start.ts', '../../kit/log.js'],
  ])('%s may not import %s', (path, specifier) => {
    expect(importViolations(imports(path, specifier))).toHaveLength(1);
  });

  test.each([
    ['kit/log.ts', 'pino'],
    ['kit/log.ts', 'node:crypto'],
    ['kit/log.ts', './id.js'],
    ['subgraphs/events.ts', 'zod'],
    ['subgraphs/all.ts', './screening/subgraph.js'],
    [`${screening}/context.ts`, '#kit/log.js'],
    [`${screening}/context.ts`, '#events'],
    [`${screening}/context.ts`, '#gap-words/gap-words.js'],
    ['subgraphs/gap-words/gap-words.ts', './gaps-de.js'],
    [`${screening}/context.ts`, './booking/reservation/reservation.entity.js'],
    [`${screening}/context.ts`, './providers/index.js'],
    [`${screening}/booking/reservation/reservation.entity.ts`, '#kit/store/account-row.js'],
    [`${screening}/booking/reservation/reservation.entity.ts`, '../decision/decision.entity.js'],
    [`${screening}/booking/reservation/reservation.entity.ts`, '@mikro-orm/core'],
    [`${screening}/providers/mail/smtp.ts`, '../mail.js'],
    [`${screening}/providers/mail/smtp.ts`, '#kit/failure.js'],
    [`${screening}/screening/checks/general-risk.ts`, '../details/catalog.js'],
    [`${screening}/screening/checks/general-risk.ts`, './signals.js'],
    [`${screening}/screening/checks/general-risk.ts`, '../../booking/facts/screens.js'],
    [`${screening}/portal/upload.ts`, '../booking/context.js'],
    [`${screening}/screening/analysis.ts`, '../id-check/reading/reading.js'],
    [`${screening}/subgraph.ts`, './portal/link.js'],
    ['subgraphs/intelligence/phone/sources.ts', '../providers/lookup.js'],
    ['subgraphs/intelligence/providers/lookup.ts', '../datasets/catalogue/dataset.js'],
    ['gateway/config.ts', '#subgraphs/settings.js'],
    ['gateway/start/open-inside.ts', '#subgraphs/all.js'],
    ['gateway/start/open-front.ts', '#rest-shim/app.js'],
    ['rest-shim/app.ts', '#kit/log.js'],
    ['rest-shim/app.ts', '#records/listing.js'],
    [`${screening}/context.ts`, '#records/listing.js'],
    ['test/flows/start.ts', '#subgraphs/all.js'],
    ['jest.config.js', 'node:path'],
    ['packages/a/src/index.ts', './b.js'],
    ['packages/a/src/index.ts', 'zod'],
    ['packages/a/test/a.test.ts', '../src/b.js'],
    ['bench/a.mjs', '../packages/a/bench/b.mjs'],
    ['test/flows/a.test.ts', '../../packages/a/bench/b.js'],
  ])('%s may import %s', (path, specifier) => {
    expect(importViolations(imports(path, specifier))).toEqual([]);
  });

  test('the shim may import only types of the gateway', () => {
    expect(importViolations(imports('rest-shim/app.ts', '#gateway/executor.js', 'type '))).toEqual([]);
    expect(importViolations(imports('rest-shim/app.ts', '#gateway/executor.js'))).toHaveLength(1);
  });

  test.each(["export * from '#events';", "const x = await import('#events');", "let x: import('#events').EventType;"])(
    'is detected in every form: %s',
    (text) =>
      expect(importViolations([{ path: 'kit/log.ts', text }])).toEqual([expect.stringMatching(/^kit\/log.ts:1 /)]),
  );

  test('holds in this repository', () => expect(importViolations(code)).toEqual([]));
});

describe('import cycles', () => {
  const file = (path: string, ...specifiers: string[]) => ({
    path,
    text: specifiers.map((specifier) => `import type { X } from '${specifier}';`).join('\n'),
  });

  test('are found, through subpaths and types too', () => {
    const found = cycleViolations([
      file('kit/a.ts', './b.js'),
      file('kit/b.ts', './c/c.js'),
      file('kit/c/c.ts', '#kit/a.js'),
    ]);
    expect(found).toEqual(['kit/a.ts → kit/b.ts → kit/c/c.ts → kit/a.ts']);
  });

  test('are found through pages', () => {
    const found = cycleViolations([file('web/a.tsx', './b.js'), file('web/b.tsx', './a.js')]);
    expect(found).toEqual(['web/a.tsx → web/b.tsx → web/a.tsx']);
  });

  test('are not reported where two paths lead to one file', () => {
    expect(
      cycleViolations([file('kit/a.ts', './b.js', './c.js'), file('kit/b.ts', './c.js'), file('kit/c.ts')]),
    ).toEqual([]);
  });

  test('do not occur in this repository', () => expect(cycleViolations(code)).toEqual([]));
});

describe('sibling folders that import each other', () => {
  test('are found below a subgraph, the gateway, kit and each page', () => {
    const file = (path: string, specifier: string) => ({ path, text: `import '${specifier}';` });
    const found = mutualFolders([
      file('kit/a/x.ts', '../b/y.js'),
      file('kit/b/z.ts', '../a/x.js'),
      file('subgraphs/screening/a/x.ts', '../b/y.js'),
      file('subgraphs/screening/b/z.ts', '../a/x.js'),
      file('subgraphs/property/b/z.ts', '../a/x.js'),
    ]);
    expect(found).toEqual(['kit/a ⇄ b', 'subgraphs/screening/a ⇄ b']);
  });

  test('do not occur between folders of this repository', () => expect(mutualFolders(code)).toEqual([]));
});
