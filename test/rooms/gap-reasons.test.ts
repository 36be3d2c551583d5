import { IMPORTABLE } from '#subgraphs/intelligence/answer/gap.js';
import { AWAITS_IMPORT } from '#subgraphs/screening/screening/analysis/lookups/kept-answers.js';

test('screening waits for an import after the gaps that intelligence says an import may close', () => {
  expect([...AWAITS_IMPORT].sort()).toEqual([...IMPORTABLE].sort());
});
