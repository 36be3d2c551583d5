import { FEATURES_OF } from '../../register/features-of.js';
import type { Contestant, Trained } from '../train-own.js';
import { type Chart, chart } from './chart.js';
import { type Point, calibrationCurve, gainsCurve, precisionCurve, rocCurve } from './curves.js';

const STYLE = `body{font:15px/1.5 sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#222}
.pictures{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;flex:1 1 22rem;max-width:30rem}
svg{width:100%;font:12px sans-serif}figcaption{padding:0 1rem 1rem;color:#444}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:1rem 0}
td,th{border:1px solid #ccc;padding:.25rem .6rem;text-align:left}.number{text-align:right;white-space:nowrap}
.no{font-weight:bold;color:#a02020}`;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An HTML table with numeric cells right-aligned. */
function table(head: string[], rows: string[][]): string {
  const shape = (cell: string) =>
    /^[-\d.]+( %)?$/.test(cell) ? ' class="number"' : cell === 'no' ? ' class="no"' : '';
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}${shape(cell)}>${safe(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table></div>`;
}

function measuresTable(contestants: Contestant[]): string {
  const head = ['model', 'AUC', 'PR-AUC', 'Brier', 'ECE', 'predicted / actual', 'recall at 2% FPR'];
  const rows = contestants.map(({ name, measures: { auc, prAuc, brier, ece, totalError, recallAt2 } }) => [
    name,
    ...[auc, prAuc, brier, ece].map((value) => value.toFixed(4)),
    `${(100 * (1 + totalError)).toFixed(1)} %`,
    `${(100 * recallAt2).toFixed(1)} %`,
  ]);
  return table(head, rows);
}

const MEASURES = `AUC: probability that a positive row is ranked above a negative one (0.5 is random, 1 is best). PR-AUC: mean precision
over all recall levels. Brier score and ECE: distance of the predicted probabilities from the actual outcomes (0 is best).
Predicted / actual: sum of the predicted probabilities divided by the number of positive rows.`;

function picturesOf({ labels, contestants }: Trained): Chart[] {
  const lines = (curve: (marks: Uint8Array, found: ArrayLike<number>) => Point[]) =>
    contestants.map(({ name, probabilities }) => ({ name, points: curve(labels, probabilities) }));
  const [plain, even] = [
    { diagonal: false, dots: false },
    { diagonal: true, dots: false },
  ];
  return [
    {
      title: 'ROC',
      axes: ['false positive rate', 'true positive rate'],
      ...even,
      told: 'Closer to the top left is better; the diagonal is chance.',
      lines: lines(rocCurve),
    },
    {
      title: 'Precision and recall',
      axes: ['recall', 'precision'],
      ...plain,
      told: 'Closer to the top right is better; the baseline is the share of positive rows.',
      lines: lines(precisionCurve),
    },
    {
      title: 'Calibration',
      axes: ['predicted probability', 'observed frequency'],
      diagonal: true,
      dots: true,
      told: 'Each dot is a tenth of the rows. On the diagonal: well calibrated; below it: overestimated.',
      lines: lines(calibrationCurve).slice(0, 2),
    },
    {
      title: 'Gains',
      axes: ['share of rows reviewed', 'share of positives found'],
      ...even,
      told: 'Share of positives found when rows are reviewed by descending score; the diagonal is random order.',
      lines: lines(gainsCurve),
    },
  ];
}

function verdictOf({ gates }: Trained): string {
  const failed = gates.filter(({ passed }) => !passed).map(({ name }) => name);
  return failed.length === 0
    ? 'All gates passed: the new model can replace the one in use.'
    : `The new model cannot replace the one in use. Failed gates: ${failed.join(', ')}.`;
}

function weightsTable({ artefact, weights }: Trained): string {
  const words = new Map(FEATURES_OF[artefact.model].map(({ name, label }) => [name, label]));
  const moving = weights.filter(({ moves }) => moves >= 0.0005).slice(0, 25);
  return table(
    ['feature', '', 'average change in log-odds'],
    moving.map(({ name, moves }) => [words.get(name) ?? name, name, moves.toFixed(3)]),
  );
}

/** Training report as one HTML page: verdict, measures, charts, gates and feature weights. */
export function writeReport(trained: Trained): string {
  const { artefact, labels, contestants, gates } = trained;
  const { model, version, hash, rows, positives, card } = artefact;
  const came = labels.reduce((sum, label) => sum + label, 0);
  const figures = picturesOf(trained).map(
    (picture) => `<figure>${chart(picture)}<figcaption>${safe(picture.told)}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${model} ${safe(version)}</title><style>${STYLE}</style></head><body>
<h1>${model} ${safe(version)}</h1><p><strong>${safe(verdictOf(trained))}</strong></p>
<p>${safe(card.data)} Trained on ${rows} rows, ${positives} of them positive. ${safe(card.method)} Content hash ${hash.slice(0, 12)}.</p>
<h2>Test results: the last ${labels.length} rows, ${came} of them positive, not used for training</h2>${measuresTable(contestants)}<p>${MEASURES}</p><div class="pictures">${figures.join('\n')}</div>
<h2>Promotion gates</h2>${table(
    ['gate', 'passed', 'result'],
    gates.map(({ name, passed, told }) => [name, passed ? 'yes' : 'no', told]),
  )}
<h2>Most influential features</h2>${weightsTable(trained)}</body></html>\n`;
}
