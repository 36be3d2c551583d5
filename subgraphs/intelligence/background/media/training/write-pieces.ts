import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { findMentions } from '../articles/find-mentions.js';
import { sentencesWith } from '../articles/passages-of.js';
import { readArticle } from '../judge/part/read-article.js';
import { articlePieces } from '../judge/part/learned/article-pieces.js';
import type { TrainingArticle } from './stories/write-articles.js';

/** Writes articles as lines of JSON: whether each is held out, what it says of the person, and its tokens as pieces. */
export async function writePieces(articles: readonly TrainingArticle[], file: string): Promise<void> {
  const out = createWriteStream(file);
  for (const { held, expected, title, text, name, language } of articles) {
    const whole = `${title}\n${text}`;
    const read = readArticle(sentencesWith(whole, findMentions(whole, [name])), language);
    const [tokens = []] = read ? articlePieces(read.sentences, read.language) : [];
    const line = { held, expected, tokens: tokens.map(({ place, pieces }) => [place, ...pieces]) };
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}
