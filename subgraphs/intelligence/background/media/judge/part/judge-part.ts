import { articlePieces } from './learned/article-pieces.js';
import { PART_ADVERSE_FROM, chancesOf, numbersOf, scorePart, weighedSum } from './learned/part-model.js';
import { worstPortion } from './learned/part-network.js';
import { shippedPartModel, shippedPartNetwork } from './learned/shipped-part-model.js';
import {
  type ArticleRead,
  HARMLESS,
  type Outcome,
  type PartJudged,
  type ReadAs,
  type ReadText,
  accusationsIn,
  because,
  featuresRead,
  readArticle,
  readOthers,
} from './read-article.js';
import { wordsBehind } from './words-behind.js';

/**
 * Probabilities from which an article is harmless or adverse, where the rules read another part of the person, such as
 * victim or judge. Of authors whom training does not see, one adverse article in 25 passes without a review.
 */
const MENTIONED_BY_RULES_FROM = 0.85;
const ADVERSE_AGAINST_RULES_FROM = 0.6;
/** Where the rules read no part. */
const MENTIONED_FROM = 0.9;
const SURE = 0.95;
/** Sentences with the headline, up to which the models have read too little to overrule another part that easily. */
const SHORT = 2;

/**
 * The outcome by the model, which has read what the rules found; the rules explain it where they agree. A headline alone
 * has too few words for the model: the rules judge it.
 */
function weighed(read: ArticleRead, readAs: ReadAs): PartJudged {
  if (read.sentences.filter(({ sentence }) => sentence.tokens.length > 1).length < 2) return read.rules;
  const model = shippedPartModel();
  const features = featuresRead(read);
  const scores = scorePart(model, features);
  const others = readOthers(read, readAs).map((other) => scorePart(model, featuresRead(other)));
  const worst = worstPortion(shippedPartNetwork(), articlePieces(read.sentences, read.language));
  const chances = chancesOf(weighedSum(numbersOf(scores, others, worst?.scores ?? [0, 0]), model.weighed));
  const behind = (outcome: Outcome) => wordsBehind({ read, features, others, portion: worst?.tokens ?? [] }, outcome);
  const { rules, found } = read;
  const { adverse } = chances;
  // A clearance that the text states of the person by name is not outweighed by words of crime.
  if (rules.role === 'cleared' && found.some(({ part, byName }) => part === 'cleared' && byName)) {
    if (adverse < SURE) return { ...rules, adverse: Math.min(adverse, HARMLESS) };
    return { ...rules, outcome: 'unclear', adverse: null };
  }
  const hasOtherPart = rules.outcome === 'mentioned' && rules.role !== null;
  const againstRulesFrom = read.sentences.length <= SHORT ? SURE : ADVERSE_AGAINST_RULES_FROM;
  if (adverse >= (hasOtherPart ? againstRulesFrom : PART_ADVERSE_FROM)) {
    if (rules.outcome === 'adverse') return { ...rules, adverse, because: rules.because ?? behind('adverse') };
    const [reason] = accusationsIn(found);
    const words = reason ? because(reason) : behind('adverse');
    return { outcome: 'adverse', role: 'accused', kind: reason?.kind ?? null, adverse, because: words };
  }
  if (chances.other >= (hasOtherPart ? MENTIONED_BY_RULES_FROM : MENTIONED_FROM)) {
    if (rules.outcome === 'mentioned') return { ...rules, adverse };
    const reason = found.find(({ part }) => part !== 'accused' && part !== 'doubt');
    const words = reason ? because(reason) : behind('mentioned');
    return { outcome: 'mentioned', role: reason?.part ?? null, kind: null, adverse, because: words };
  }
  if (rules.outcome === 'unclear') return { ...rules, because: rules.because ?? behind('unclear') };
  return {
    outcome: 'unclear',
    role: null,
    kind: null,
    adverse: null,
    because: (rules.outcome === 'adverse' ? rules.because : null) ?? behind('unclear'),
  };
}

/**
 * Judges the part of a person in an article; null if its language is not known. The headline is the first sentence. The
 * model also reads the article for its other people.
 */
export function judgePart(texts: readonly ReadText[], stated: string | null, readAs: ReadAs): PartJudged | null {
  const read = readArticle(texts, stated);
  if (!read) return null;
  const judged = weighed(read, readAs);
  if (read.isWhole || judged.outcome !== 'mentioned') return judged;
  return { ...judged, outcome: 'unclear', adverse: null };
}
