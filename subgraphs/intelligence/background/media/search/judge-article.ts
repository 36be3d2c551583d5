import type { Article } from '../../../doors/outside/outside-facts.js';
import { type Mention, findMentions } from '../articles/find-mentions.js';
import { ADVERSE_FROM, adverseProbability } from '../judge/adverse-model.js';
import { categoriesOf } from '../judge/categories-of.js';
import { NAME_SIGN } from '../judge/features-of.js';
import type { Finding, MediaQualifier } from './finding.js';
import { type SearchedPerson, namesOf } from './searched-person.js';

/** Letters around a name that are about its bearer. */
const AROUND = 320;
const MOST_PASSAGES = 4;
const SNIPPET = 300;
const SUMMARY = 400;

interface Passage {
  /** As it is printed. */
  text: string;
  /** The same with the person as `@`. */
  unnamed: string;
}

const TITLE_END = '\n';

/** From the start of a sentence to the end of one, as far as the reach allows. */
function passageAt(text: string, mentions: Mention[], { from, to }: Mention): Passage {
  const before = text.slice(Math.max(0, from - AROUND), from);
  const after = text.slice(to, to + AROUND);
  const begin = Math.max(before.lastIndexOf('. ', before.length - 80) + 1, before.lastIndexOf(TITLE_END) + 1, 0);
  const stop = after.search(/[.!?]["”’]?\s(?=[\s\S]{40})|\n/);
  const [start, end] = [from - before.length + begin, to + (stop < 0 ? after.length : stop + 1)];
  const inside = mentions.filter((other) => other.from >= start && other.to <= end);
  const unnamed = inside.reduceRight(
    (shown, other) => shown.slice(0, other.from - start) + NAME_SIGN + shown.slice(other.to - start),
    text.slice(start, end),
  );
  return { text: text.slice(start, end).trim(), unnamed: unnamed.trim() };
}

const AGE = /(?:^|[\s,(])(?:aged? )?(\d{2})(?:-year-old|,| years old|\))/;
const BORN = /\bborn (?:in |on [^.]{0,20})?(1[89]\d\d|20\d\d)\b/;

/** The years that an age or a birth near the name speak of, compared with the one asked for. */
function ageSays(passage: string, yearOfBirth: number | null, publishedAt: string | null): MediaQualifier | null {
  if (yearOfBirth === null) return null;
  const born = BORN.exec(passage)?.[1];
  const age = AGE.exec(passage)?.[1];
  const told = born ? Number(born) : age && publishedAt ? Number(publishedAt.slice(0, 4)) - Number(age) : null;
  if (told === null) return null;
  return Math.abs(told - yearOfBirth) <= 1 ? 'same_age' : 'other_age';
}

function qualifiersOf(person: SearchedPerson, near: string[], whole: string, publishedAt: string | null) {
  const ages = near.map((text) => ageSays(text, person.yearOfBirth, publishedAt));
  const age = ages.find((said) => said === 'same_age') ?? ages.find((said) => said !== null) ?? null;
  const lower = whole.toLowerCase();
  const placed = [person.city, person.state].some((place) => place && lower.includes(place.toLowerCase()));
  return [age, placed ? ('same_place' as const) : null].filter((said) => said !== null);
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** What an article says of a person; null where it does not name them, or names one of clearly another age. */
export function judgeArticle(person: SearchedPerson, article: Article): Finding | null {
  const { title, body, url, publishedAt } = article;
  const text = `${title}${TITLE_END}${body ?? ''}`;
  const mentions = findMentions(text, namesOf(person));
  const [best] = [...mentions].sort((one, other) => other.score - one.score);
  if (!best) return null;
  const passages = mentions.slice(0, MOST_PASSAGES).map((mention) => passageAt(text, mentions, mention));
  const near = passages.map((passage) => passage.text);
  const qualifiers = qualifiersOf(person, near, text, publishedAt);
  if (qualifiers.includes('other_age')) return null;
  const said = [...new Set(passages.map(({ unnamed }) => unnamed))];
  const chances = [...said, said.join(' ')].map(adverseProbability).filter((chance) => chance !== null);
  const adverse = chances.length > 0 ? Math.max(...chances) : null;
  const { categories, terms } = categoriesOf(near.join(' '));
  const speaksIll = adverse !== null && adverse >= ADVERSE_FROM;
  return {
    ...{ title: cut(title, SNIPPET), snippet: cut(near.at(-1)!, SNIPPET), summary: body ? cut(body, SUMMARY) : null },
    ...{ displayLink: URL.parse(url)?.hostname ?? article.domain, link: url, image: article.imageUrl },
    ...{ source: article.domain, publishedAt, riskCategories: speaksIll ? categories : ['Other News'] },
    ...{ matchedName: best.name, nameScore: best.score, adverse, matchedTerms: speaksIll ? terms : [], qualifiers },
  };
}
