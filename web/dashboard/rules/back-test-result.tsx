import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, lazy } from 'react';
import type { Operations } from '../graph/answers.js';
import { PageLink } from '../look/link.js';
import { whole } from '../look/numbers.js';
import { Skeletons } from '../look/states.js';
import { dayOf, withinSentence, worded } from '../look/words.js';

export type Tested = Operations['BackTest']['answer']['backTestBusinessRule'];

const SHOWN = 10;
const lower = (outcome: string) => withinSentence(worded(outcome));
const BackTestChart = lazy(async () => import('./back-test-chart.js'));

/** A rule's effect on past decisions, with the reservations whose outcome would change. */
export function BackTestResult({ tested }: { tested: Tested }) {
  const { since, decisions, fired, changed, unknown, notReplayable, changes, weeks } = tested;
  const left = [
    unknown > 0 &&
      plural(unknown, {
        one: '# lacks a value that the rule compares',
        other: '# lack a value that the rule compares',
      }),
    notReplayable > 0 && plural(notReplayable, { one: '# is too old to test', other: '# are too old to test' }),
  ].filter(Boolean);
  return (
    <div className="back-test">
      <p role="status">
        <Trans>
          Since {dayOf(since)}, the rule would have fired on <strong>{whole(fired)}</strong> of {whole(decisions)}{' '}
          decisions and changed <strong>{whole(changed)}</strong>.
        </Trans>
        {left.length > 0 && (
          <>
            {' '}
            <Trans>Not tested: {left.join('; ')}.</Trans>
          </>
        )}
      </p>
      {fired > 0 && (
        <Suspense fallback={<Skeletons rows={4} />}>
          <BackTestChart weeks={weeks} />
        </Suspense>
      )}
      {changes.map(({ before, after, count, reservationIds }) => (
        <div key={`${before} ${after}`}>
          <p>
            <Trans>
              <strong>{whole(count)}</strong> from {lower(before)} to {lower(after)}
            </Trans>
          </p>
          <ul className="inline-list">
            {reservationIds.slice(0, SHOWN).map((id, n) => (
              <li key={id}>
                <PageLink to="/reservation/$id" params={{ id }}>
                  <Trans>Reservation {n + 1}</Trans>
                </PageLink>
              </li>
            ))}
            {reservationIds.length > SHOWN && (
              <li className="quiet">
                <Trans>and {reservationIds.length - SHOWN} more</Trans>
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
