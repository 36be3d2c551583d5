import { applyChange } from '#subgraphs/screening/screening/decision/change.js';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { CATALOG, ENTRY_KEYS } from '#subgraphs/screening/screening/checks/catalog.js';

import { anySignals } from './screening-any-signals.js';

describe('for any signals', () => {
  const cases = Array.from({ length: 600 }, (_, seed) => [seed, anySignals(seed)] as const);

  test('stored signals produce the same decision again, and stay unchanged', () => {
    for (const [seed, facts] of cases) {
      const stored = JSON.stringify(facts);
      const decision = decide(facts);
      expect([seed, decide(JSON.parse(stored))]).toEqual([seed, decision]);
      expect(JSON.parse(JSON.stringify(decision))).toEqual(decision);
      expect(JSON.stringify(facts)).toBe(stored);
    }
  });

  test('the listed changes make the guest verified, none is superfluous, and a verified guest needs none', () => {
    const statuses = new Set<string>();
    for (const [seed, facts] of cases) {
      const { verificationStatus, counterfactuals } = decide(facts);
      statuses.add(verificationStatus);
      const after = (changes: typeof counterfactuals) => decide(changes.reduce(applyChange, facts)).verificationStatus;
      expect([seed, after(counterfactuals)]).toEqual([seed, 'verified']);
      for (const change of counterfactuals) {
        const others = counterfactuals.filter((other) => other !== change);
        expect([seed, change, after(others)]).not.toEqual([seed, change, 'verified']);
      }
      expect(counterfactuals.length === 0).toBe(verificationStatus === 'verified');
    }
    expect([...statuses].sort()).toEqual(['pending', 'review', 'verified']);
  });

  test('each entry has a status of its catalogue and a message, and verified means that each was checked', () => {
    for (const [seed, facts] of cases) {
      const { entries, verificationStatus, riskScore } = decide(facts);
      for (const key of ENTRY_KEYS) {
        expect(Object.keys(CATALOG[key].help)).toContain(entries[key].status);
        expect(entries[key].help).toBeTruthy();
        if (verificationStatus === 'verified') expect(['PASS', 'DISABLED']).toContain(entries[key].status);
      }
      expect([seed, riskScore >= 0 && riskScore <= 100]).toEqual([seed, true]);
    }
  });
});
