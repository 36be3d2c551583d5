import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { findMentions } from '../articles/find-mentions.js';
import { readerOfOthers, sentencesWith } from '../articles/passages-of.js';
import {
  PART_ADVERSE_FROM,
  type PartModel,
  type PartScorer,
  type Scores,
  besideOthers,
  chancesOf,
  scorePart,
  weighedSum,
} from '../judge/part/learned/part-model.js';
import { PART_MODEL, partModelFrom, storedPartModel } from '../judge/part/learned/shipped-part-model.js';
import { type ArticleRead, featuresRead, readArticle, readOthers } from '../judge/part/judge-part.js';
import { type LabelledFeatures, fitBeside, fitPart } from './fit-part.js';
import { type Label, type TrainingArticle, trainingArticles } from './stories/write-articles.js';

const FOLDER = join(projectRoot, 'subgraphs/intelligence/background/media/training');
const OLDER = ['articles-tuning', 'articles-style', 'articles-pairs', 'articles-short', 'articles-development'];

function olderArticles(): TrainingArticle[] {
  const lines = OLDER.flatMap((file) =>
    readFileSync(join(FOLDER, `${file}.ndjson`), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
  const rows = lines.map(
    (line) => JSON.parse(line) as Omit<TrainingArticle, 'expected'> & { expected: Label | 'another_person' },
  );
  return rows.flatMap(({ expected, ...row }) =>
    expected === 'another_person' ? [] : [{ ...row, expected, held: false, author: 0 }],
  );
}

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
    features.map((name) => ({ name, sentence: null, at: 0 })),
  ).scores;

const numbersBy = (model: PartScorer, { features, others }: Row): number[] =>
  besideOthers(
    scoresBy(model, features),
    others.map((other) => scoresBy(model, other)),
  );

const FOLDS = 3;

/**
 * The model of these articles. It is too sure of articles that it was trained on, so the weights that compare people are
 * fitted to authors whom the scoring model has not seen.
 */
function modelOf(rows: readonly Row[]): PartModel {
  const numbers = [...Array(FOLDS).keys()].flatMap((fold) => {
    const isOut = ({ article }: Row) => article.author % FOLDS === fold;
    const model = fitPart(rows.filter((row) => !isOut(row)));
    return rows.filter(isOut).map((row) => ({ numbers: numbersBy(model, row), expected: row.expected }));
  });
  return { ...fitPart(rows), beside: fitBeside(numbers) };
}

/** Measures a model on the authors held out, then trains the shipped one on all stories. */
function train(): void {
  const rows = [...trainingArticles(), ...olderArticles()].map(rowOf);
  const model = partModelFrom(storedPartModel(modelOf(rows.filter(({ article }) => !article.held))));
  const stored = storedPartModel(modelOf(rows));
  writeFileSync(PART_MODEL, `${JSON.stringify(stored, null, 2)}\n`);
  const judged = rows
    .filter(({ article }) => article.held)
    .map((row) => ({
      language: row.article.language,
      expected: row.expected,
      isCalled: chancesOf(weighedSum(numbersBy(model, row), model.beside)).adverse >= PART_ADVERSE_FROM,
    }));
  for (const language of ['all', ...new Set(judged.map((one) => one.language))]) {
    const some = judged.filter((one) => language === 'all' || one.language === language);
    const called = some.filter(({ isCalled }) => isCalled);
    const right = called.filter(({ expected }) => expected === 'adverse').length;
    const wanted = some.filter(({ expected }) => expected === 'adverse').length;
    const [precision, recall] = [right / called.length, right / wanted].map((share) => share.toFixed(3));
    process.stdout.write(`${language}: ${some.length} held out, precision ${precision}, recall ${recall}\n`);
  }
  process.stdout.write(`shipped: trained on all ${rows.length}, ${stored.features.split(' ').length} features\n`);
}

train();
