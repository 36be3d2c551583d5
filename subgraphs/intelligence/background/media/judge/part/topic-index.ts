import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import type { Sentence } from './sentence.js';
import { type WordIndex, type Words, tagsAt, tagsOfLastPart, wordIndex } from './word-classes.js';

const FOLDER = join(projectRoot, 'models/news-topics');

/**
 * What words are about: a file for each language with the same topics, such as crime, court or film, and the beginnings
 * and phrases of each, written as for the classes of words. The model shares among languages what it learns of a topic.
 */
export function topicsOf(language: string): Record<string, string> {
  const topics: Record<string, string> = {};
  let topic = '';
  for (const line of readFileSync(join(FOLDER, `${language}.txt`), 'utf8').split('\n')) {
    const [, name] = /^(\w+):$/.exec(line) ?? [];
    topic = name ?? topic;
    topics[topic] = name ? '' : `${topics[topic] ?? ''}${line}`;
  }
  return topics;
}

const indexes = new Map<string, WordIndex>();

/** Topics of a language's words, in place of the classes of words; read on first use. */
function topicIndex(language: string): WordIndex {
  const known = indexes.get(language);
  if (known) return known;
  const index = wordIndex(topicsOf(language) as Words);
  indexes.set(language, index);
  return index;
}

function readTopics({ tokens, verbsLast }: Sentence, language: string): string[][] {
  const index = topicIndex(language);
  const words = tokens.map(({ word }) => word);
  return tokens.map(({ word, raw }, at) => {
    const topics = new Set(tagsAt(index, words, at).keys());
    if (verbsLast && /^\p{Lu}/u.test(raw)) for (const topic of tagsOfLastPart(index, word).keys()) topics.add(topic);
    return [...topics];
  });
}

const read = new WeakMap<Sentence, string[][]>();

/** The topics of each token of a sentence, read once. In German, also those of the last part of a compound. */
export function topicsAt(sentence: Sentence, language: string): string[][] {
  const known = read.get(sentence) ?? readTopics(sentence, language);
  read.set(sentence, known);
  return known;
}
