import { type PlacedToken, isPerson } from './learned/article-pieces.js';
import { type Scores, numbersOf, scorePart, weighedSum } from './learned/part-model.js';
import { scoresOfPortion } from './learned/part-network.js';
import { shippedPartModel, shippedPartNetwork } from './learned/shipped-part-model.js';
import type { PartFeature } from './learned/part-features.js';
import type { ArticleRead, Outcome, PartJudged } from './read-article.js';
import { type Token, isWord } from './sentence.js';

/** Sentences that are tried, and words of one: each costs as much as a network takes to read the article. */
const MOST_SENTENCES = 5;
const MOST_WORDS = 5;
/** A second word is shown if both together change the judgment by so much more. */
const FURTHER = 1.2;

/** Whether a token is left out, by the numbers of its sentence and of its place there. */
type LeftOut = (sentence: number, at: number) => boolean;

/** The log-odds of an outcome; for an unclear article, those that it is not harmless. */
const ODDS: Record<Outcome, (scores: Scores) => number> = {
  adverse: ([adverse, unclear]) => adverse - Math.log1p(Math.exp(unclear)),
  mentioned: ([adverse, unclear]) => -Math.log(Math.exp(adverse) + Math.exp(unclear)),
  unclear: ([adverse, unclear]) => Math.log(Math.exp(adverse) + Math.exp(unclear)),
};

/** What the models have read: the article and its features, the scores of its other people, and the portion that decided. */
export interface ReadByModels {
  read: ArticleRead;
  features: readonly PartFeature[];
  others: readonly Scores[];
  portion: readonly PlacedToken[];
}

/** The scores that the linear model and one of the networks give an article without some of its words. */
function scorerWithout({ features, others, portion }: ReadByModels): (isLeftOut: LeftOut) => Scores {
  const model = shippedPartModel();
  const network = shippedPartNetwork();
  const one = { ...network, readers: network.readers.slice(0, 1) };
  return (isLeftOut) => {
    const kept = features.filter(({ sentence, at }) => sentence === null || !isLeftOut(sentence, at));
    const tokens = portion.map((token) =>
      !isPerson(token) && isLeftOut(token.sentence, token.at) ? { ...token, pieces: [] } : token,
    );
    const numbers = numbersOf(scorePart(model, kept), others, scoresOfPortion(one, tokens));
    return weighedSum(numbers, model.weighed);
  };
}

/** The item with the highest value. */
function most<T>(items: readonly T[], valueOf: (item: T) => number): { item: T; value: number } | null {
  const valued = items.map((item) => ({ item, value: valueOf(item) }));
  return valued.toSorted((one, other) => other.value - one.value)[0] ?? null;
}

/** Numbers of a portion's sentences of more than a name, those that name the person first. */
function sentencesTried({ sentences }: ArticleRead, portion: readonly PlacedToken[]): number[] {
  const there = new Set(portion.map(({ sentence }) => sentence));
  return sentences
    .filter(({ sentence: { at, tokens } }) => there.has(at) && tokens.some(({ word }) => isWord(word)))
    .toSorted((one, other) => Number(other.named) - Number(one.named))
    .slice(0, MOST_SENTENCES)
    .map(({ sentence: { at } }) => at);
}

/** Words of a sentence, those first of whose letters, classes and topics the networks read most. */
function triedIn(tokens: readonly Token[], portion: readonly PlacedToken[]): number[] {
  const pieces = (at: number) => portion.find((token) => token.at === at)?.pieces.length ?? 0;
  return [...tokens.keys()]
    .filter((at) => isWord(tokens[at]!.word))
    .toSorted((one, other) => pieces(other) - pieces(one))
    .slice(0, MOST_WORDS);
}

/**
 * The words that decided where the rules don't say: those without which the models would judge the article most
 * differently, first a sentence, then a word or two in it. Null if no words speak for the outcome.
 */
export function wordsBehind(by: ReadByModels, outcome: Outcome): PartJudged['because'] {
  const { read, portion } = by;
  if (portion.length === 0) return null;
  const scoresWithout = scorerWithout(by);
  const whole = ODDS[outcome](scoresWithout(() => false));
  const changedBy = (isLeftOut: LeftOut) => whole - ODDS[outcome](scoresWithout(isLeftOut));
  const found = most(sentencesTried(read, portion), (number) => changedBy((one) => one === number));
  if (!found || found.value <= 0) return null;
  const { item: sentence } = found;
  const { tokens } = read.sentences.find((one) => one.sentence.at === sentence)!.sentence;
  const inSentence = portion.filter((token) => token.sentence === sentence);
  const changedBySpan = ([from, to]: readonly [number, number]) =>
    changedBy((one, at) => one === sentence && at >= from && at <= to);
  const word = most(triedIn(tokens, inSentence), (at) => changedBySpan([at, at]));
  if (!word) return null;
  const { item: at, value } = word;
  const pairs = (
    [
      [at - 1, at],
      [at, at + 1],
    ] as const
  ).filter((ends) => ends.every((end) => isWord(tokens[end]?.word ?? '')));
  const pair = most(pairs, changedBySpan);
  const [from, to] = pair && pair.value >= FURTHER * value ? pair.item : [at, at];
  return { sentence, words: printed(tokens.slice(from, to + 1)) };
}

/** Words as printed; an apostrophe joins two. */
const printed = (tokens: readonly Token[]): string =>
  tokens
    .map(({ raw }) => raw)
    .join(' ')
    .replaceAll(/(['’]) /g, '$1');
