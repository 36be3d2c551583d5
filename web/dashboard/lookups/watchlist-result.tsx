import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import '../reservation/case.css';
import { useAsked } from '../graph/use-asked.js';
import { Skeletons } from '../look/states.js';
import { MatchCard } from '../reservation/match-card.js';
import { AnswerPanel, Nothing } from './answer-panel.js';
import { LookupFailure } from './lookup-failure.js';
import { type Values, orNull } from './values.js';

/** The lowest score of a match that is shown. */
const THRESHOLD = 0.7;

/** Entries of sanctions and other watchlists that resemble a name. */
export function WatchlistResult({ name = '', birthDate, country }: Values) {
  const dob = orNull(birthDate);
  const countryCode = orNull(country)?.toUpperCase() ?? null;
  const { data, failed, again } = useAsked('LookUpWatchlists', { name, dob, countryCode, threshold: THRESHOLD });
  if (!data) return failed ? <LookupFailure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { facts } = data.watchlistSearch;
  const subject = { name, birthDate: dob, birthDateProven: false, countryCode };
  return (
    <AnswerPanel title={t`Watchlists`} answer={data.watchlistSearch}>
      {facts?.total === 0 && <Nothing answer={data.watchlistSearch} text={t`No entry resembles this name.`} />}
      {facts && facts.total > 0 && (
        <p>
          <Plural
            value={facts.total}
            one="One entry resembles this name. Compare the details: people share names."
            other="# entries resemble this name. Compare the details: people share names."
          />
        </p>
      )}
      {facts?.items.map((item) => (
        <MatchCard
          key={item.id}
          subject={subject}
          item={item}
          advice={t`A dismissal counts for this name and birth date in all reservations.`}
          onDone={again}
        />
      ))}
    </AnswerPanel>
  );
}
