import type { PictureAnswer } from '../graph/ask.js';
import { useSpoken } from '../words/use-words.js';

/** What was read in the document, for the guest to compare. */
export function CardFacts({ card }: { card: NonNullable<PictureAnswer['card']> }) {
  const { words, language } = useSpoken();
  const day = (date: string | null) =>
    date &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const facts: [string | undefined, string | null][] = [
    [words.fields.fullName, card.fullName],
    [words.fields.birthDate, day(card.birthDate)],
    [words.pictures.expiryDate, day(card.expiryDate)],
  ];
  return (
    <div className="told">
      <strong>{words.pictures.read}</strong>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <span>{words.pictures.readWrong}</span>
    </div>
  );
}
