import type { Contestant, Trained } from '../train-own.js';
import { chart } from './chart.js';
import { type Point, calibrationCurve, gainsCurve, precisionCurve, rocCurve } from './curves.js';

const STYLE = `body{font:15px/1.5 sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
svg{width:24rem;max-width:100%;font:12px sans-serif}table{border-collapse:collapse;margin:1rem 0}
td,th{border:1px solid #ccc;padding:.25rem .6rem;text-align:left}`;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${safe(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`;
}

function measuresTable(contestants: Contestant[]): string {
  const head = ['model', 'AUC', 'PR-AUC', 'Brier', 'ECE', 'total', 'found at 2 % false alarms'];
  const rows = contestants.map(({ name, measures: { auc, prAuc, brier, ece, totalError, recallAt2 } }) => [
    name,
    ...[auc, prAuc, brier, ece].map((value) => value.toFixed(4)),
    `${(100 * totalError).toFixed(1)} %`,
    `${(100 * recallAt2).toFixed(1)} %`,
  ]);
  return table(head, rows);
}

/** What a training came to, for a person: measures, gates, curves and the weight of each feature, in one HTML page. */
export function writeReport({ artefact, labels, contestants, gates, weights }: Trained): string {
  const lines = (curve: (marks: Uint8Array, found: ArrayLike<number>) => Point[]) =>
    contestants.map(({ name, probabilities }) => ({ name, points: curve(labels, probabilities) }));
  const charts = [
    chart('ROC', ['false alarms', 'found'], lines(rocCurve), true),
    chart('Precision and recall', ['found', 'precision'], lines(precisionCurve), false),
    chart('Calibration', ['predicted', 'actual'], lines(calibrationCurve).slice(0, 2), true),
    chart('Gains', ['rows looked at', 'found'], lines(gainsCurve), true),
  ];
  const { model, version, hash, rows, positives, card } = artefact;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${model} ${version}</title><style>${STYLE}</style></head><body>
<h1>${model} ${safe(version)}</h1><p>${safe(card.data)} Learned from ${rows} rows, ${positives} with the outcome. ${hash.slice(0, 12)}</p>
<h2>On the last rows, which nothing was learned from</h2>${measuresTable(contestants)}${charts.join('\n')}
<h2>May it take the place of the one in use?</h2>${table(
    ['gate', 'passed', ''],
    gates.map(({ name, passed, told }) => [name, passed ? 'yes' : 'no', told]),
  )}
<h2>Features that move the log-odds most</h2>${table(
    ['feature', 'moves a row by, on average'],
    weights.slice(0, 25).map(({ name, moves }) => [name, moves.toFixed(3)]),
  )}</body></html>\n`;
}
