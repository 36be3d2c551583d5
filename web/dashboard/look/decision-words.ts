import type { Operations } from '../graph/answers.js';
import { hasWords, wordsFor } from '../language/server-words.js';

type Outcome = NonNullable<Operations['Reservation']['answer']['explainDecision']>['outcome'];

/** A factor of the risk score. */
export const factorOf = ({ code, text }: Pick<Outcome['contributions'][number], 'code' | 'text'>): string =>
  wordsFor(`risk.${code}`, text);

/** A change that would help the guest. */
export function changeOf({ kind, text, entry, code, screen, rule }: Outcome['counterfactuals'][number]): string {
  if (kind === 'REMOVE_RISK') {
    if (hasWords(`resolve.${code}`)) return wordsFor(`resolve.${code}`, text);
    return hasWords(`risk.${code}`) ? wordsFor('change.risk', text, { risk: wordsFor(`risk.${code}`, text) }) : text;
  }
  return wordsFor(`change.${kind.toLowerCase()}`, text, {
    ...(screen && { screen: wordsFor(`screen.${screen}`, screen) }),
    ...(entry && { check: wordsFor(`check.${entry}`, entry) }),
    ...(rule && { rule }),
  });
}
