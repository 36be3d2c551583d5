import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeGood from 'write-good';
import { readPage } from './markdown.mjs';

const CONFIG = JSON.parse(readFileSync(join(import.meta.dirname, 'prose.json'), 'utf8'));
const TERMS = CONFIG.terms.map(({ write, not }) => ({ write, pattern: new RegExp(`\\b(?:${not})\\b`, 'gi') }));
/** Names of the write-good checks. */
const CHECKS = ['passive', 'weasel', 'tooWordy', 'cliches', 'illusion', 'so', 'thereIs'];
/** Weasel words of write-good that are fine in technical text. */
const FINE = ['many', 'several', 'few', 'only', 'clearly'];
/** Findings are counted per this number of words. */
const PER_WORDS = 10_000;

/** Options that enable a single check of write-good. */
const only = (check) => ({
  ...Object.fromEntries([...CHECKS, 'adverb'].map((name) => [name, name === check])),
  whitelist: FINE,
});

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

/** Findings in these pages by rule, with their rate per 10,000 words and the allowed rate. */
export function proseFindings(paths) {
  const pages = paths.map(readPage);
  const words = pages.flatMap(({ paragraphs }) => paragraphs).reduce((sum, { text }) => sum + wordsOf(text), 0);
  const all = pages.flatMap(({ path, paragraphs }) => paragraphs.flatMap((one) => findingsIn(path, one)));
  return ['sentence', 'terms', ...CHECKS].map((rule) => {
    const found = all.filter((one) => one.rule === rule).map(({ text }) => text);
    const rate = Math.round((found.length / words) * PER_WORDS * 10) / 10;
    return { rule, rate, allowed: CONFIG.per10000Words[rule] ?? 0, found };
  });
}
