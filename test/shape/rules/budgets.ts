import { type Source, lineCount } from './source.js';

const MAX_LINES = 500;

/** Files that are too long. */
export function lengthViolations(sources: Source[]): string[] {
  // What a command prints is as long as what it is printed from asks for.
  const written = sources.filter(({ text }) => !text.startsWith('/* Printed from '));
  return written
    .filter(({ text }) => lineCount(text) > MAX_LINES)
    .map(({ path, text }) => `${path} has ${lineCount(text)} lines, more than ${MAX_LINES}`);
}
