import type { Article } from '../../../news/facts.js';
import { compareNames } from '@guest-screening/name-matching';
import { type Mention, findMentions } from '../articles/find-mentions.js';
import { passagesOf } from '../articles/passages-of.js';
import { ADVERSE_FROM, adverseProbability } from '../judge/adverse-model.js';
import { categoriesOf } from '../judge/categories-of.js';
import type { Finding, MediaQualifier } from './finding.js';
import { type SearchedPerson, namesOf } from './searched-person.js';

const SNIPPET = 300;
const SUMMARY = 400;
const TITLE_END = '\n';

const AGE = /(?:^|[\s,(])(?:aged? )?(\d{2})(?:-year-old|,| years old|\))/;
const BORN = /\bborn (?:in |on [^.]{0,20})?(1[89]\d\d|20\d\d)\b/;

/** Compares an age or birth year stated near the name with the person's. */
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

/** Takes the worst of the single sentences and the whole: either can be clearer than the other. */
function worstOf(sentences: string[], all: string): number | null {
  const chances = [...sentences, all].map(adverseProbability).filter((chance) => chance !== null);
  return chances.length > 0 ? Math.max(...chances) : null;
}

/** A name that the source found in a body text that is not available. */
function namedBySource(names: readonly string[], namedAs: string): Pick<Mention, 'name' | 'score'> {
  const { score } = compareNames({ names, kind: 'person' }, { names: [namedAs], kind: 'person' });
  return { name: namedAs, score };
}

/**
 * Judges what an article says about a person; null if it does not name them, or names someone of a clearly different
 * age. If the source found the name in an unavailable text, the headline is judged as it is.
 */
export function judgeArticle(person: SearchedPerson, article: Article): Finding | null {
  const { title, body, url, publishedAt, namedAs } = article;
  const text = `${title}${TITLE_END}${body ?? ''}`;
  const names = namesOf(person);
  const mentions = findMentions(text, names);
  const inTextOnly = mentions.length === 0 && namedAs !== undefined;
  const [named] = [...mentions].sort((one, other) => other.score - one.score);
  const best = inTextOnly ? namedBySource(names, namedAs) : named;
  if (!best) return null;
  const passages = inTextOnly ? [{ text: title, unnamed: title }] : passagesOf(text, mentions);
  const near = passages.map((passage) => passage.text);
  const qualifiers: MediaQualifier[] = qualifiersOf(person, near, text, publishedAt);
  if (qualifiers.includes('other_age') && !inTextOnly) return null;
  if (inTextOnly) qualifiers.push('name_in_text_only');
  const said = passages.map(({ unnamed }) => unnamed);
  const adverse = worstOf(said, [...new Set([title, ...said])].join(' '));
  const { categories, terms } = categoriesOf([title, ...near].join(' '));
  const speaksIll = adverse !== null && adverse >= ADVERSE_FROM;
  return {
    title: cut(title, SNIPPET),
    snippet: cut(near.find((passage) => passage !== title) ?? title, SNIPPET),
    summary: body ? cut(body, SUMMARY) : null,
    displayLink: URL.parse(url)?.hostname ?? article.domain,
    link: url,
    image: article.imageUrl,
    source: article.domain,
    publishedAt,
    riskCategories: speaksIll ? categories : ['Other News'],
    matchedName: best.name,
    nameScore: best.score,
    adverse,
    matchedTerms: speaksIll ? terms : [],
    qualifiers,
    imported: article.imported ?? false,
  };
}
