import { isCheck } from '../state/checks.js';
import { usePortal } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

const RIGHTS = 'https://www.consumerfinance.gov/learnmore';

/** What a guest can do about checks that they agreed to, after the host declined the stay. Says nothing of the results. */
export function DeclinedChecks() {
  const { tasks, countryCode } = usePortal();
  const { declined, screens } = useSpoken().words;
  const checks = tasks.filter((task) => isCheck(task) && task.state === 'ACCEPTED');
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">{declined.checks}</h2>
      <ul>
        {checks.map(({ screen }) => (
          <li key={screen}>{screens[screen]?.[0]}</li>
        ))}
      </ul>
      <p>{declined.about}</p>
      {countryCode?.toUpperCase() === 'US' && (
        <>
          <p>{declined.us}</p>
          <p>
            <a href={RIGHTS} target="_blank" rel="noreferrer">
              {declined.rights}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
