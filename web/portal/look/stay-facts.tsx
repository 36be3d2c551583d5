import { stayFacts } from '../../words/dates.js';
import { usePortal } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

/** Place, dates and number of guests of the stay. */
export function StayFacts() {
  const { locale, words } = useSpoken();
  const facts = stayFacts(usePortal(), words, locale);
  return (
    <section aria-labelledby="stay">
      <h2 id="stay">{words.page.stay}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
