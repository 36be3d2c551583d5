import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { changeOf, factorOf } from '../look/decision-words.js';
import { LinkButton } from '../look/link.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { EditReservation } from './edit-reservation.js';
import { isHandedIn } from './step-state.js';

type Explained = NonNullable<Operations['Reservation']['answer']['explainDecision']>;
type Contribution = Explained['outcome']['contributions'][number];
type Change = Explained['outcome']['counterfactuals'][number];

interface ExplanationProps {
  reservation: ReservationParts;
  decision: Explained | null;
  onDone(): void;
}

/** The factors of the current decision, and what would change it. */
export function Explanation({ reservation, decision, onDone }: ExplanationProps) {
  if (!decision) return null;
  const { riskScore, contributions, counterfactuals } = decision.outcome;
  return (
    <Panel title={t`Why`}>
      <Factors contributions={contributions} score={riskScore} />
      <p className="quiet">
        <Trans>
          Decided: <Ago at={decision.createdAt} />
        </Trans>
      </p>
      {counterfactuals.length > 0 && (
        <>
          <h3>
            <Trans>What would change this decision</Trans>
          </h3>
          <ul className="changes">
            {counterfactuals.map((change) => (
              <WouldChange key={change.text} change={change} reservation={reservation} onDone={onDone} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** A waterfall chart: factors that raise the risk run right in red, those that lower it run left in green. */
function Factors({ contributions, score }: { contributions: Contribution[]; score: number }) {
  if (contributions.length === 0)
    return (
      <p>
        <Trans>No factor adds to the risk or lowers it.</Trans>
      </p>
    );
  const spans = spansOf(contributions.map(({ points }) => points));
  const [low, high] = [Math.min(0, ...spans.flat()), Math.max(1, ...spans.flat(), score)];
  const percent = (value: number) => `${((100 * value) / (high - low)).toFixed(2)}%`;
  return (
    <table className="factors">
      <caption className="unseen">
        <Trans>Factors of the risk score, with their points</Trans>
      </caption>
      <tbody>
        {contributions.map(({ entry, code, points, text }, n) => {
          const [from, to] = spans[n]!;
          return (
            <tr key={`${entry} ${code}`}>
              <th scope="row">{factorOf({ code, text })}</th>
              <td className="number">{points > 0 ? `+${points}` : points}</td>
              <td className="track" aria-hidden>
                <Bar kind={points > 0 ? 'raises' : 'lowers'} start={percent(from - low)} width={percent(to - from)} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Risk score, 0 to 100</Trans>
          </th>
          <td className="number">{score}</td>
          <td className="track" aria-hidden>
            <Bar kind="sum" start={percent(-low)} width={percent(score)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Start and end of each bar. */
function spansOf(points: number[]): [number, number][] {
  let sum = 0;
  return points.map((change) => {
    const before = sum;
    sum += change;
    return [Math.min(before, sum), Math.max(before, sum)];
  });
}

const Bar = ({ kind, start, width }: { kind: string; start: string; width: string }) => (
  <svg className={kind} width="100%" height="10">
    <rect x={start} width={width} height="10" rx="2" />
  </svg>
);

interface WouldChangeProps {
  change: Change;
  reservation: ReservationParts;
  onDone(): void;
}

/** One possible change, with a button if the team can start it. */
function WouldChange({ change: wanted, reservation, onDone }: WouldChangeProps) {
  const { kind, screen, missing } = wanted;
  const mayWork = useMay('MANAGER');
  const { isBusy, failed, change } = useDoing(onDone);
  const [isEditing, setEditing] = useState(false);
  const step = reservation.portalSteps.find((one) => one.screen === screen);
  const target = { id: reservation.id, screen: screen! };
  return (
    <li>
      <span>{changeOf(wanted)}</span>
      {mayWork && kind === 'ACCEPT_SCREEN' && step?.state === 'SUBMITTED' && (
        <Button
          size="compact-xs"
          variant="default"
          loading={isBusy}
          onClick={() => void change(() => ask('AcceptScreen', target))}
        >
          <Trans>Accept the answers</Trans>
        </Button>
      )}
      {mayWork && kind === 'CHECK_DOCUMENT' && screen && isHandedIn(step) && (
        <Button
          size="compact-xs"
          variant="default"
          data-key="r"
          loading={isBusy}
          onClick={() => void change(() => ask('ReopenScreen', { ...target, reason: null }))}
        >
          <Trans>Ask for the ID again</Trans>
        </Button>
      )}
      {mayWork && kind === 'GIVE_DETAILS' && !missing.includes('unfrozen_credit_file') && (
        <Button size="compact-xs" variant="default" onClick={() => setEditing(true)}>
          <Trans>Edit reservation</Trans>
        </Button>
      )}
      {isEditing && <EditReservation reservation={reservation} onClose={() => setEditing(false)} onDone={onDone} />}
      {(kind === 'IMPORT_DATA' || kind === 'SET_UP_PROVIDER') && (
        <LinkButton to="/data" size="compact-xs" variant="default">
          <Trans>Open data sources</Trans>
        </LinkButton>
      )}
      <Failure failed={failed} />
    </li>
  );
}
