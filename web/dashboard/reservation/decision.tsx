import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { decideLater, useWaitingDecisions } from '../decisions/decide-later.js';
import DeclineDialog from '../decisions/decline-dialog.js';
import type { ReservationParts, SupervisedDecision } from '../graph/answers.js';
import { paragraphOf, textsOf } from '../language/server-words.js';
import { Badge, DecisionBadge, RiskBadge } from '../look/badges.js';
import { useMay } from '../look/role.js';
import { nameOf } from '../look/words.js';

interface DecisionProps {
  reservation: ReservationParts;
  onDecided(): void;
}

/** The current decision with its reason, and the form that changes it. */
export function Decision({ reservation, onDecided }: DecisionProps) {
  const { summary } = reservation;
  const waiting = useWaitingDecisions().get(reservation.id);
  return (
    <section className="panel decision" aria-label={t`Decision`}>
      <div>
        <p className="decision-line">
          <DecisionBadge status={waiting ?? summary.compositeStatus} reasons={summary.reasonPhrases} />
          <RiskBadge color={summary.riskColor} score={summary.riskScore} />
          {summary.queued && (
            <Badge tone="info">
              <Trans>Analysis in progress</Trans>
            </Badge>
          )}
        </p>
        {summary.supervised && (
          <p className="decision-line quiet">
            <Trans>
              Result of the screening: <DecisionBadge status={summary.status} reasons={summary.reasonPhrases} />
            </Trans>
          </p>
        )}
        <p>{paragraphOf(summary.reasonPhrases, summary.reason)}</p>
        {summary.topRecommendations.length > 0 && (
          <ul>
            {textsOf(summary.topRecommendationPhrases, summary.topRecommendations).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {summary.businessRules.length > 0 && (
          <p className="quiet">
            <Trans>Rules applied: {summary.businessRules.join(', ')}</Trans>
          </p>
        )}
      </div>
      <DecisionForm reservation={reservation} onDecided={onDecided} />
    </section>
  );
}

function DecisionForm({ reservation, onDecided }: DecisionProps) {
  const mayDecide = useMay('MANAGER');
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  if (!mayDecide) return null;
  if (reservation.erasedAt)
    return (
      <p className="quiet">
        <Trans>The guest’s data was erased. No decision is possible.</Trans>
      </p>
    );
  const decide = (decision: SupervisedDecision, reason: string | null) => {
    decideLater([{ id: reservation.id, name: nameOf(reservation.guest) }], decision, reason);
    setNote('');
    onDecided();
  };
  return (
    <form
      className="decision-form"
      aria-label={t`Your decision`}
      onSubmit={(event) => {
        event.preventDefault();
        decide('approve', note.trim() || null);
      }}
    >
      <Textarea
        label={t`Note (optional)`}
        autosize
        minRows={1}
        maxRows={6}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="decision-buttons">
        <Button type="submit" data-key="a" leftSection={<IconCheck size={16} aria-hidden />}>
          <Trans>Approve</Trans>
        </Button>
        <Button
          className="decline"
          data-key="d"
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
      {isAsking && (
        <DeclineDialog
          rows={[reservation]}
          reason={note}
          onDone={(reason) => {
            setAsking(false);
            if (reason !== false) decide('decline', reason);
          }}
        />
      )}
    </form>
  );
}
