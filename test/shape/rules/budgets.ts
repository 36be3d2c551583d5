import ts from 'typescript';
import { lineCount, nodesOf, placeOf, syntaxOf, type Source } from './source.js';

const MEDIAN_LINES = 60;
const P95_LINES = 200;
const MAX_LINES = 500;
const MAX_KIT_LINES = 120;
const MAX_FUNCTION_LINES = 60;

/** The value that this share of the numbers does not exceed (nearest rank); 0 of no numbers. */
export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Lengths of files: median, 95th percentile, longest, and the tighter bound of `kit/`. */
export function lengthViolations(sources: Source[]): string[] {
  // What a command prints is as long as what it is printed from asks for.
  const written = sources.filter(({ text }) => !text.startsWith('/* Printed from '));
  const lengths = written.map(({ text }) => lineCount(text));
  const [median, p95] = [percentile(lengths, 0.5), percentile(lengths, 0.95)];
  const most = (path: string) => (path.startsWith('kit/') ? MAX_KIT_LINES : MAX_LINES);
  return [
    ...(median > MEDIAN_LINES ? [`the median file has ${median} lines, more than ${MEDIAN_LINES}`] : []),
    ...(p95 > P95_LINES ? [`the 95th percentile of files is ${p95} lines, more than ${P95_LINES}`] : []),
    ...written
      .filter(({ path, text }) => lineCount(text) > most(path))
      .map(({ path, text }) => `${path} has ${lineCount(text)} lines, more than ${most(path)}`),
  ];
}

/** Functions that are too long. Tests are not asked: a `describe` block is as long as its table. */
export function functionViolations(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !path.startsWith('test/'))
    .flatMap((source) =>
      [...nodesOf(source)].flatMap((node) => {
        if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return [];
        const lines = lineCount(node.getText(syntaxOf(source)));
        return lines > MAX_FUNCTION_LINES
          ? [`${placeOf(source, node)} a function of ${lines} lines, more than ${MAX_FUNCTION_LINES}`]
          : [];
      }),
    );
}
