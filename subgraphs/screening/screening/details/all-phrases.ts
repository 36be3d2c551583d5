import { SCREEN_TITLES } from '#portal-screens';
import { CATALOG } from '../checks/catalog.js';
import { CREDIT_REASON_PHRASES } from './credit-reasons.js';
import type { EntryStatus } from './check-result.js';
import { NEWS_SCOPE_PHRASES } from '#news-scope';
import { FACT_PHRASES } from '../rules/condition/rule-vocabulary.js';
import { MODEL_PHRASES } from './model-phrases.js';
import { PHRASES, advicePhrase, meaningPhrase, riskPhrase } from './phrases.js';
import { priorRisksBeside } from './lookup-risks/model-risks.js';
import { ALL_RISKS } from './risks/all-risks.js';
import type { RiskRule } from './risks/risk-rule.js';

/** Every code that a decision or the editor of rules can have, with its English text; the values are in braces. */
export function allPhrases(): Map<string, string> {
  const rules = [...ALL_RISKS.values(), ...priorRisksBeside([], 0)];
  const entries = Object.entries(CATALOG).flatMap(([key, { title, help, simulatedFinding }]) => [
    [`check.${key}`, title] as const,
    ...Object.entries(help).map(
      ([status, text]) => [meaningPhrase(key, status as EntryStatus, text).code, text] as const,
    ),
    ...(simulatedFinding ? simulated(key, simulatedFinding) : []),
  ]);
  const screens = Object.entries(SCREEN_TITLES).map(([name, title]) => [`screen.${name}`, title] as const);
  const others = { ...PHRASES, ...MODEL_PHRASES, ...NEWS_SCOPE_PHRASES, ...FACT_PHRASES, ...CREDIT_REASON_PHRASES };
  return new Map([...Object.entries(others), ...entries, ...rules.flatMap(phrasesOfRule), ...screens]);
}

function phrasesOfRule({ code, text, recommendation, change }: RiskRule): [code: string, text: string][] {
  return [
    [riskPhrase({ code, text }).code, text],
    ...(recommendation ? [[advicePhrase(code, recommendation).code, recommendation] as [string, string]] : []),
    ...(change ? [[`resolve.${code}`, change] as [string, string]] : []),
  ];
}

const simulated = (key: string, finding: string) =>
  [
    [`${key}.simulated`, finding],
    [riskPhrase({ code: `simulated_${key}`, text: finding }).code, finding],
    [advicePhrase(`simulated_${key}`, '').code, 'Review the finding.'],
  ] as const;
