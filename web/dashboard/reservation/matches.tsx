import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Panel } from '../look/panel.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import { MatchCard } from './match-card.js';

type Subject = NonNullable<Operations['WatchlistSubjects']['answer']['watchlistSubjects']>[number];

/** The lowest score of a match, as in the analysis. */
const THRESHOLD = 0.8;

/** Potential watchlist matches, each compared with the guest. */
export function Matches({ reservation, onDone }: { reservation: ReservationParts; onDone(): void }) {
  const { status } = reservation.summary.details.sanctions;
  const isOn = status === 'REVIEW' || status === 'PASS';
  const { data, failed, again } = useAsked('WatchlistSubjects', isOn ? { id: reservation.id } : null);
  if (!isOn) return null;
  return (
    <Panel title={t`Watchlist matches`}>
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={3} />}
      {data?.watchlistSubjects?.length === 0 && (
        <EmptyState text={t`No search was possible: the reservation has no guest name.`} />
      )}
      {data?.watchlistSubjects?.map((subject) => (
        <MatchesOf key={`${subject.name} ${subject.birthDate}`} subject={subject} onDone={onDone} />
      ))}
    </Panel>
  );
}

function MatchesOf({ subject, onDone }: { subject: Subject; onDone(): void }) {
  const { name, birthDate: dob, countryCode } = subject;
  const { data, failed, again } = useAsked('SearchWatchlists', { name, dob, countryCode, threshold: THRESHOLD });
  const [isOpen, setOpen] = useState(false);
  const change = () => {
    again();
    onDone();
  };
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={3} />;
  const items = data.watchlistSearch?.facts?.items ?? [];
  const open = items.filter(({ dismissal }) => !dismissal);
  const dismissed = items.filter(({ dismissal }) => dismissal);
  const shown = isOpen ? [...open, ...dismissed] : open;
  return (
    <div>
      {open.length === 0 && (
        <p>
          <Trans>
            No open match for <b>{name}</b>.
          </Trans>
        </p>
      )}
      {shown.map((item) => (
        <MatchCard key={item.id} subject={subject} item={item} onDone={change} />
      ))}
      {dismissed.length > 0 && !isOpen && (
        <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
          <Plural value={dismissed.length} one="Show # dismissed match" other="Show # dismissed matches" />
        </Button>
      )}
    </div>
  );
}
