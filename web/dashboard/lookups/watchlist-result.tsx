import '../reservation/case.css';
import { useAsked } from '../graph/use-asked.js';
import { Failure, Skeletons } from '../look/states.js';
import { MatchCard } from '../reservation/match-card.js';
import { AnswerPanel, Nothing } from './answer-panel.js';
import { type Values, orNull } from './values.js';

/** The lowest score of a match that is shown. */
const THRESHOLD = 0.7;

/** Entries of sanctions and other watchlists that resemble a name. */
export function WatchlistResult({ name = '', birthDate, country }: Values) {
  const dob = orNull(birthDate);
  const countryCode = orNull(country)?.toUpperCase() ?? null;
  const { data, failed, again } = useAsked('LookUpWatchlists', { name, dob, countryCode, threshold: THRESHOLD });
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={6} />;
  const { facts } = data.watchlistSearch;
  const subject = { name, birthDate: dob, birthDateProven: false, countryCode };
  return (
    <AnswerPanel title="Watchlists" answer={data.watchlistSearch}>
      {facts?.total === 0 && <Nothing answer={data.watchlistSearch} text="No entry resembles this name." />}
      {facts && facts.total > 0 && (
        <p>
          {facts.total === 1 ? 'One entry resembles' : `${facts.total} entries resemble`} this name. Compare the
          details: people share names.
        </p>
      )}
      {facts?.items.map((item) => (
        <MatchCard
          key={item.id}
          subject={subject}
          item={item}
          advice="A dismissal counts for this name and birth date in all reservations."
          onDone={again}
        />
      ))}
    </AnswerPanel>
  );
}
