import { usePortal } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

/** Where and when. */
export function StayFacts() {
  const { placeName, checkInDate, checkOutDate, numberOfGuests } = usePortal();
  const { language, words } = useSpoken();
  const day = (date: string | null) =>
    date &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date.slice(0, 10)}T00:00:00Z`),
    );
  const facts = [
    [words.page.place, placeName] as const,
    [words.page.arrival, day(checkInDate)] as const,
    [words.page.departure, day(checkOutDate)] as const,
    [words.page.guests, String(numberOfGuests)] as const,
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="stay">
      <h2 id="stay">{words.page.stay}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
