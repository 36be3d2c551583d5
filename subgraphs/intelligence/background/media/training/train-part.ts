import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { findMentions } from '../articles/find-mentions.js';
import { readerOfOthers, sentencesWith } from '../articles/passages-of.js';
import {
  PART_ADVERSE_FROM,
  type PartScorer,
  type Scores,
  chancesOf,
  numbersOf,
  scorePart,
  weighedSum,
} from '../judge/part/learned/part-model.js';
import { PART_MODEL, PART_NETWORK, storedPartModel } from '../judge/part/learned/shipped-part-model.js';
import { type ArticleRead, featuresRead, readArticle, readOthers } from '../judge/part/read-article.js';
import { allArticles } from './all-articles.js';
import { type LabelledFeatures, type LabelledNumbers, fitNumbers, fitPart } from './fit-part.js';
import type { TrainingArticle } from './stories/write-articles.js';
import { writePieces } from './write-pieces.js';

/** An article as the model reads it: for the person, and for the others whom it names. */
interface Row extends LabelledFeatures {
  article: TrainingArticle;
  others: readonly (readonly string[])[];
}

/** Equal names as one string, which saves most of the memory. */
const names = new Map<string, string>();

function namesOf(read: ArticleRead): string[] {
  return featuresRead(read).map(({ name }) => {
    if (!names.has(name)) names.set(name, name);
    return names.get(name)!;
  });
}

function rowOf(article: TrainingArticle): Row {
  const { language, name, title, text, expected } = article;
  const whole = `${title}\n${text}`;
  const mentions = findMentions(whole, [name]);
  const read = readArticle(sentencesWith(whole, mentions), language);
  if (!read) return { article, features: [], expected, others: [] };
  const others = readOthers(read, readerOfOthers(whole, mentions));
  return { article, features: namesOf(read), expected, others: others.map(namesOf) };
}

const scoresBy = (model: PartScorer, features: readonly string[]): Scores =>
  scorePart(
    model,
    features.map((name) => ({ name })),
  );

interface HeldRow extends LabelledNumbers {
  article: TrainingArticle;
}

/** The numbers of the articles held out, by models that did not see their authors. */
function heldRows(rows: readonly Row[], networkScores: readonly Scores[]): HeldRow[] {
  const twin = fitPart(rows.filter(({ article }) => !article.held));
  const held = rows.filter(({ article }) => article.held);
  if (held.length !== networkScores.length) throw new Error('expected the networks’ scores of the same articles');
  return held.map(({ article, features, others, expected }, at) => {
    const beside = others.map((other) => scoresBy(twin, other));
    return { article, expected, numbers: numbersOf(scoresBy(twin, features), beside, networkScores[at]!) };
  });
}

function printFigures(judged: readonly { language: string; isCalled: boolean; expected: string }[]): void {
  for (const language of ['all', ...new Set(judged.map((one) => one.language))]) {
    const some = judged.filter((one) => language === 'all' || one.language === language);
    const called = some.filter(({ isCalled }) => isCalled);
    const right = called.filter(({ expected }) => expected === 'adverse').length;
    const wanted = some.filter(({ expected }) => expected === 'adverse').length;
    const [precision, recall] = [right / called.length, right / wanted].map((share) => share.toFixed(3));
    process.stdout.write(`${language}: ${some.length} held out, precision ${precision}, recall ${recall}\n`);
  }
}

const TRAIN_NETWORKS = join(projectRoot, 'subgraphs/intelligence/background/media/training/train-networks.py');
const EXAMPLES = join(projectRoot, 'test/support/news-readers.json');

/** Trains the networks in a new folder; returns its path. */
async function trainNetworks(articles: readonly TrainingArticle[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'news-readers-'));
  const pieces = join(folder, 'pieces.ndjson');
  await writePieces(articles, pieces);
  execFileSync('python3', [TRAIN_NETWORKS, pieces, folder], { stdio: 'inherit' });
  return folder;
}

/**
 * Trains the linear model on all articles, and the networks on those that are not held out. How their scores are weighed
 * is fitted to the authors held out, by the networks and a linear model that did not see them, and measured on those of
 * them whom the fitting did not see either. `trained`: a folder with trained networks.
 */
async function train(trained: string | undefined): Promise<void> {
  const articles = allArticles();
  const folder = trained ?? (await trainNetworks(articles));
  copyFileSync(join(folder, 'news-readers.safetensors'), PART_NETWORK);
  copyFileSync(join(folder, 'examples.json'), EXAMPLES);
  const rows = articles.map(rowOf);
  const held = heldRows(rows, JSON.parse(readFileSync(join(folder, 'held.json'), 'utf8')) as Scores[]);
  const judged = [0, 1].flatMap((half) => {
    const isOut = ({ article }: HeldRow) => article.author % 2 === half;
    const weights = fitNumbers(held.filter((row) => !isOut(row)));
    return held.filter(isOut).map(({ article, expected, numbers }) => ({
      language: article.language,
      expected,
      isCalled: chancesOf(weighedSum(numbers, weights)).adverse >= PART_ADVERSE_FROM,
    }));
  });
  printFigures(judged);
  const stored = storedPartModel({ ...fitPart(rows), weighed: fitNumbers(held) });
  writeFileSync(PART_MODEL, `${JSON.stringify(stored, null, 2)}\n`);
  process.stdout.write(`shipped: trained on all ${rows.length}, ${stored.features.split(' ').length} features\n`);
}

await train(process.argv[2]);
