import { plainText } from '../../../news/importers/news-item.js';

const LONGEST = 60_000;

/** What holds no text of an article. */
const AROUND =
  /<(script|style|noscript|template|svg|nav|header|footer|aside|form)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

const BLOCK_END = /<\/(?:p|h[1-6]|li|div|section|blockquote|td)\s*>|<br\s*\/?>/i;

/** The text of a page's article, a line for each block; of the whole page where none is marked as one. */
export function pageText(html: string): string {
  const shown = html.replace(AROUND, ' ');
  const article = /<article\b[\s\S]*<\/article\s*>/i.exec(shown)?.[0] ?? /<body\b[\s\S]*/i.exec(shown)?.[0] ?? shown;
  const lines = article.split(BLOCK_END).map(plainText).filter(Boolean);
  return lines.join('\n').slice(0, LONGEST);
}
