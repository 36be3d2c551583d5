import type { Article } from '../../../news/facts.js';
import { compareNames } from '@guest-screening/name-matching';
import { type Mention, findMentions } from '../articles/find-mentions.js';
import { type SentenceOfText, passagesIn, readerOfOthers, sentencesWith } from '../articles/passages-of.js';
import { ADVERSE_FROM, adverseProbability } from '../judge/adverse-model.js';
import { judgePart } from '../judge/part/judge-part.js';
import type { Outcome, ReadAs } from '../judge/part/read-article.js';
import { categoriesOf } from '../judge/categories-of.js';
import type { Finding, MediaQualifier } from './finding.js';
import { ageSays, hasOtherMiddleName } from './same-person.js';
import { type SearchedPerson, namesOf } from './searched-person.js';
import { statedBirths } from './stated-ages.js';

const SNIPPET = 300;
const SUMMARY = 400;
const TITLE_END = '\n';

function placesIn(text: string, { city, state }: SearchedPerson): MediaQualifier[] {
  const lower = text.toLowerCase();
  return [city, state].some((place) => place && lower.includes(place.toLowerCase())) ? ['same_place'] : [];
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

interface Judged extends Pick<Finding, 'adverse' | 'role' | 'decidingWords' | 'decidingSentence'> {
  outcome: Outcome;
}

/** Without the text, or in an unknown language, only the topic shows: nobody is called adverse for that. */
function judgedByTopic(said: readonly string[], title: string): Judged {
  const adverse = worstOf([...said], [...new Set([title, ...said])].join(' '));
  const outcome = adverse !== null && adverse < ADVERSE_FROM ? 'mentioned' : 'unclear';
  return { outcome, adverse, role: null, decidingWords: null, decidingSentence: null };
}

function judged(sentences: readonly SentenceOfText[], language: string | null, readAs: ReadAs): Judged | null {
  const part = judgePart(sentences, language, readAs);
  if (!part) return null;
  const { outcome, role, adverse, because } = part;
  const decidingSentence = because ? cut(sentences[because.sentence]!.text, SNIPPET) : null;
  return { outcome, adverse, role, decidingWords: because?.words ?? null, decidingSentence };
}

/** Doubts about whether the article is about this person, or about what it says, call for a review. */
function doubted(found: Judged, qualifiers: readonly MediaQualifier[], said: readonly string[]): Judged {
  const otherPerson = qualifiers.includes('other_age') || qualifiers.includes('other_middle_name');
  if (otherPerson && found.outcome === 'adverse') return { ...found, outcome: 'unclear', adverse: null };
  if (found.outcome !== 'mentioned' || found.role) return found;
  const topic = said.map(adverseProbability).some((chance) => chance !== null && chance >= ADVERSE_FROM);
  return topic ? { ...found, outcome: 'unclear', adverse: null } : found;
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
  const sentences = inTextOnly ? [] : sentencesWith(text, mentions);
  const passages = inTextOnly ? [{ text: title, unnamed: title }] : passagesIn(sentences);
  const age = ageSays(
    statedBirths(sentences, publishedAt ? Number(publishedAt.slice(0, 4)) : null),
    person.yearOfBirth,
  );
  if (age === 'another') return null;
  const qualifiers: MediaQualifier[] = [
    ...(age ? [age] : []),
    ...(mentions.length > 0 && mentions.every(({ name }) => hasOtherMiddleName(person, name))
      ? ['other_middle_name' as const]
      : []),
    ...placesIn(text, person),
    ...(inTextOnly ? ['name_in_text_only' as const] : []),
  ];
  const said = passages.map(({ unnamed }) => unnamed);
  const part = inTextOnly ? null : judged(sentences, article.language, readerOfOthers(text, mentions));
  const found = part ? doubted(part, qualifiers, said) : judgedByTopic(said, title);
  const near = passages.map((passage) => passage.text);
  const { categories, terms } = categoriesOf([title, ...near].join(' '));
  const speaksIll = found.outcome === 'adverse' || (found.adverse !== null && found.adverse >= ADVERSE_FROM);
  return {
    title: cut(title, SNIPPET),
    snippet: found.decidingSentence ?? cut(near.find((passage) => passage !== title) ?? title, SNIPPET),
    summary: body ? cut(body, SUMMARY) : null,
    displayLink: URL.parse(url)?.hostname ?? article.domain,
    link: url,
    image: article.imageUrl,
    source: article.domain,
    publishedAt,
    riskCategories: speaksIll ? categories : ['Other News'],
    matchedName: best.name,
    nameScore: best.score,
    matchedTerms: speaksIll ? terms : [],
    qualifiers,
    ...found,
    imported: article.imported ?? false,
  };
}
