import type { Operations } from '../graph/answers.js';
import { LOCALE } from '../language/page-language.js';
import { hasWords, wordsFor } from '../language/server-words.js';

type Outcome = NonNullable<Operations['Reservation']['answer']['explainDecision']>['outcome'];

/** A factor of the risk score. */
export const factorOf = ({ code, text }: Pick<Outcome['contributions'][number], 'code' | 'text'>): string =>
  wordsFor(`risk.${code}`, text);

/** A change that would help the guest. */
export function changeOf({
  kind,
  text,
  entry,
  code,
  screen,
  rule,
  missing,
}: Outcome['counterfactuals'][number]): string {
  if (kind === 'REMOVE_RISK') {
    if (hasWords(`resolve.${code}`)) return wordsFor(`resolve.${code}`, text);
    return hasWords(`risk.${code}`) ? wordsFor('change.risk', text, { risk: wordsFor(`risk.${code}`, text) }) : text;
  }
  return wordsFor(`change.${kind.toLowerCase()}`, text, {
    ...(screen && { screen: wordsFor(`screen.${screen}`, screen) }),
    ...(entry && { check: wordsFor(`check.${entry}`, entry) }),
    ...(rule && { rule }),
    missing: new Intl.ListFormat(LOCALE).format(missing.map(missingName)),
  });
}

/** A source or a detail of the guest that a check lacks; lists are named by their codes. */
const missingName = (name: string): string => wordsFor(`missing.${name.replaceAll('-', '_')}`, name);
