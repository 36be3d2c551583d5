import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { findMentions } from '../articles/find-mentions.js';
import { sentencesWith } from '../articles/passages-of.js';
import { PART_ADVERSE_FROM, scorePart } from '../judge/part/learned/part-model.js';
import { PART_MODEL, partModelFrom, storedPartModel } from '../judge/part/learned/shipped-part-model.js';
import { featuresOfArticle } from '../judge/part/judge-part.js';
import { type LabelledFeatures, fitPart } from './fit-part.js';
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
    expected === 'another_person' ? [] : [{ ...row, expected, held: false }],
  );
}

function labelled({ language, name, title, text, expected }: TrainingArticle): LabelledFeatures {
  const whole = `${title}\n${text}`;
  const features = featuresOfArticle(sentencesWith(whole, findMentions(whole, [name])), language) ?? [];
  return { features: features.map((feature) => feature.name), expected };
}

/** Measures a model on the authors held out, then trains the shipped one on all stories. */
function train(): void {
  const articles = [...trainingArticles(), ...olderArticles()];
  const rows = articles.map(labelled);
  const model = partModelFrom(storedPartModel(fitPart(rows.filter((_, at) => !articles[at]!.held))));
  const stored = storedPartModel(fitPart(rows));
  writeFileSync(PART_MODEL, `${JSON.stringify(stored, null, 2)}\n`);
  const held = articles.filter((article) => article.held);
  const judged = held.map((article) => {
    const { features, expected } = labelled(article);
    const named = features.map((name) => ({ name, sentence: null, at: 0 }));
    return {
      language: article.language,
      expected,
      isCalled: scorePart(model, named).chances.adverse >= PART_ADVERSE_FROM,
    };
  });
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
