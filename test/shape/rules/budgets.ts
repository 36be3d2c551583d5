import { type Source, lineCount } from './source.js';

const MAX_LINES = 500;

/** Files that are too long. */
export function lengthViolations(sources: Source[]): string[] {
  // The length of a command's output depends on its source.
  const written = sources.filter(({ text }) => !text.startsWith('/* Printed from '));
  return written
    .filter(({ text }) => lineCount(text) > MAX_LINES)
    .map(({ path, text }) => `${path} has ${lineCount(text)} lines, more than ${MAX_LINES}`);
}
