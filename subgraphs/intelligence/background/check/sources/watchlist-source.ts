import { named } from '../person/checked-person.js';
import { type BackgroundSource, notSearched, searched } from './background-source.js';

/** Below this a name on a list is another name. */
const ALIKE_FROM = 0.8;
const MOST_HITS = 25;

/** Lists of sanctioned and wanted people, by whoever answers for them. */
export const watchlistSource: BackgroundSource = {
  key: 'watchlist',
  name: 'Global watchlists',
  async ask({ doors }, checked, asker) {
    const person = named(checked);
    if (!person) return notSearched('name_missing');
    const { firstName, middleName, lastName, dateOfBirth, yearOfBirth, country } = person;
    const answer = await doors.watchlist(
      {
        ...{ name: [firstName, middleName, lastName].filter(Boolean).join(' '), kind: 'person' },
        birthDate: dateOfBirth ?? (yearOfBirth === null ? null : String(yearOfBirth)),
        ...{ countries: country ? [country] : [], threshold: ALIKE_FROM, size: MOST_HITS },
      },
      asker,
    );
    if (!answer.known) return notSearched(answer.reason);
    const hits = answer.facts.hits.filter(({ score }) => score >= ALIKE_FROM);
    return searched(
      answer,
      hits.map(({ name, lists, score, aliases, birthDates, countries }) => ({
        ...{ title: name, subtitle: lists.join(', ') || null, image: null, images: [], link: null },
        description: aliases.length > 0 ? `Also known as ${aliases.slice(0, 5).join('; ')}.` : null,
        tags: [`likeness ${Math.round(score * 100)} %`, ...birthDates.map((day) => `born ${day}`), ...countries],
      })),
    );
  },
};
