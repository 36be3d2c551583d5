import type { Operations } from '../graph/answers.js';
import { Moment, worded } from '../look/words.js';

/** What the last decision of the service came from, the heaviest first. */
export function Explanation({ decision }: { decision: Operations['Reservation']['answer']['explainDecision'] }) {
  if (!decision) return null;
  const { riskScore, contributions, counterfactuals } = decision.outcome;
  const heaviest = Math.max(1, ...contributions.map(({ points }) => Math.abs(points)));
  const changes = counterfactuals.map(({ text }) => text);
  return (
    <section>
      <h2>Why</h2>
      <p className="quiet">
        Score {riskScore} of 100, decided <Moment at={decision.createdAt} />
      </p>
      {contributions.length === 0 && <p>Nothing weighs for or against.</p>}
      <ul className="weights">
        {contributions.map(({ entry, code, points, text }) => (
          <li key={`${entry} ${code}`}>
            <span>{text}</span>
            <span className="points">
              {points > 0 ? `+${points}` : points}
              <meter
                className={points > 0 ? 'raises' : 'lowers'}
                aria-label={`Weight of ${worded(code)}`}
                min={0}
                max={heaviest}
                value={Math.abs(points)}
              />
            </span>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <>
          <h3>What would change it</h3>
          <ul>
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
