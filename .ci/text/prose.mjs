import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeGood from 'write-good';
import { readPage } from './markdown.mjs';

const CONFIG = JSON.parse(readFileSync(join(import.meta.dirname, 'prose.json'), 'utf8'));
const TERMS = CONFIG.terms.map(({ write, not }) => ({ write, pattern: new RegExp(`\\b(?:${not})\\b`, 'gi') }));
/** Checks of write-good; the names of its messages' causes are its own. */
const CHECKS = ['passive', 'weasel', 'tooWordy', 'cliches', 'illusion', 'so', 'thereIs', 'adverb'];

const only = (check) => Object.fromEntries(CHECKS.map((name) => [name, name === check]));

const sentencesOf = (text) => text.split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d"“(]|code\d)/u);

const wordsOf = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function findingsIn(path, { line, text, isHeading }) {
  const at = (rule, message) => ({ rule, text: `${path}:${line} ${message}` });
  const long = sentencesOf(text)
    .map((sentence) => [wordsOf(sentence), sentence])
    .filter(([words]) => words > CONFIG.sentenceWords)
    .map(([words, sentence]) => at('sentence', `${words} words: ${sentence.slice(0, 80)}…`));
  const terms = TERMS.flatMap(({ write, pattern }) =>
    [...text.matchAll(pattern)].map(([found]) => at('terms', `"${found}": write ${write}`)),
  );
  if (isHeading) return [...long, ...terms];
  const style = CHECKS.flatMap((check) =>
    writeGood(text, only(check)).map(({ index, offset, reason }) => {
      const around = text.slice(Math.max(0, index - 25), index + offset + 25).replaceAll('\n', ' ');
      return at(check, `${reason}: …${around}…`);
    }),
  );
  return [...long, ...terms, ...style];
}

/** What the prose of these pages breaks, by rule, and how much of each is allowed over all pages. */
export function proseFindings(paths) {
  const all = paths.flatMap((path) => readPage(path).paragraphs.flatMap((one) => findingsIn(path, one)));
  return ['sentence', 'terms', ...CHECKS].map((rule) => ({
    rule,
    allowed: CONFIG.allowed[rule] ?? 0,
    found: all.filter((one) => one.rule === rule).map(({ text }) => text),
  }));
}
