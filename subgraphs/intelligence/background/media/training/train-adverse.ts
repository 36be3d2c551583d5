import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { probabilityOf } from '../judge/linear-model.js';
import type { LinearModel } from '../judge/linear-model.js';
import { type Figures, figuresFrom, figuresOf } from './figures-of.js';
import { type LabelledText, fitModel } from './fit-model.js';

const MEDIA = join(projectRoot, 'subgraphs/intelligence/background/media');
const TEXTS = 'adverse-texts.txt';

/** Headlines: the first half is trained on and tuned with, the second is measured on and nothing else. */
const TUNING = 'headlines-tuning.txt';
const UNSEEN = 'headlines-unseen.txt';
const WEIGHTS = join(MEDIA, 'judge/adverse-weights.ts');
const DOCS = join(projectRoot, 'docs/benchmarks/adverse-media.md');

/** Every so many-th text is held out. */
const FOLDS = 5;

const WIDTH = 118;

function readTexts(file: string): LabelledText[] {
  const lines = readFileSync(join(MEDIA, 'training', file), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line, at) => {
    const [, label, text] = /^([01])\t(.+)$/.exec(line) ?? [];
    if (!text) throw new Error(`Line ${at + 1} of ${file} is not a label, a tab and a text.`);
    return { adverse: label === '1', text };
  });
}

/** Lines as wide as a line may be. */
function wrapped(words: string[]): string {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1)!;
    if (last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join('\n');
}

function weightsFile({ bias, weights }: LinearModel): string {
  const words = [...weights].map(([feature, { idf, weight }]) => `${feature}:${idf.toFixed(2)}:${weight.toFixed(2)}`);
  return [
    '/** Written by `npm run train:adverse`: feature, inverse document frequency, weight. */',
    'export const WEIGHTS = `',
    `${wrapped(words.sort())}\`;`,
    '',
    `export const BIAS = ${bias.toFixed(4)};`,
    '',
  ].join('\n');
}

const share = (value: number) => value.toFixed(3);

function tableOf(rows: [string, Figures][]): string {
  const head = ['texts', 'count', 'precision', 'recall', 'F1', 'accuracy', 'AUC'];
  const body = rows.map(([name, { texts, precision, recall, f1, accuracy, auc }]) => [
    name,
    String(texts),
    ...[precision, recall, f1, accuracy, auc].map(share),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((row) => row[at]!.length)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** How models do on each fold of some texts that were trained on the other folds and on `more`. */
function crosswise(texts: LabelledText[], more: LabelledText[]): Figures {
  const folds = Array.from({ length: FOLDS }, (_, n) => {
    const model = fitModel([...texts.filter((_text, at) => at % FOLDS !== n), ...more]);
    const left = texts.filter((_text, at) => at % FOLDS === n);
    return left.map(({ adverse, text }) => ({ adverse, score: probabilityOf(model, text)! }));
  });
  return figuresFrom(folds.flat());
}

/** Trains on four of five texts and on headlines, measures on what was left out, and writes the weights and the figures. */
function train(): void {
  const [texts, tuning, unseen] = [TEXTS, TUNING, UNSEEN].map(readTexts) as [
    LabelledText[],
    LabelledText[],
    LabelledText[],
  ];
  const heldOut = texts.filter((_, at) => at % FOLDS === 0);
  const model = fitModel([...texts.filter((_, at) => at % FOLDS !== 0), ...tuning]);
  const table = tableOf([
    ['sentences held out, the weights in use', figuresOf(model, heldOut)],
    ['sentences, five folds crosswise', crosswise(texts, tuning)],
    ['headlines used for tuning, five folds crosswise', crosswise(tuning, texts)],
    ['**unseen headlines**, the weights in use', figuresOf(model, unseen)],
  ]);
  writeFileSync(WEIGHTS, weightsFile(model));
  const between = /(<!-- figures -->\n)[\s\S]*(\n<!-- end of figures -->)/;
  writeFileSync(
    DOCS,
    readFileSync(DOCS, 'utf8').replace(between, (_, from: string, to: string) => `${from}\n${table}\n${to}`),
  );
  process.stdout.write(`${model.weights.size} features\n${table}\n`);
}

train();
