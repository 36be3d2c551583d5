import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { slugOf } from '../../web/docs-site/slug.mjs';

export const ROOT = join(import.meta.dirname, '../..');

const md = new MarkdownIt();

/** Markdown files in a folder of the project, including subfolders if `recursive`. */
export function pagesIn(folder, recursive = true) {
  return readdirSync(join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .sort();
}

const textOf = ({ children }) =>
  (children ?? []).map((one) => (one.type === 'softbreak' ? ' ' : one.type === 'image' ? '' : one.content)).join('');

/** Text without code: each code span is replaced by a unique word, such as `code3`. */
const proseOf = ({ children }) =>
  (children ?? []).map((one, at) => (one.type === 'code_inline' ? `code${at}` : textOf({ children: [one] }))).join('');

/**
 * Parses a page: its links with line numbers, the anchors of its headings, and its paragraphs, list items and table cells
 * as plain text.
 */
export function readPage(path) {
  const tokens = md.parse(readFileSync(join(ROOT, path), 'utf8'), {});
  const page = { path, links: [], anchors: new Set(), paragraphs: [] };
  let line = 1;
  tokens.forEach((token, at) => {
    if (token.map) line = token.map[0] + 1;
    if (token.type !== 'inline') return;
    const before = tokens[at - 1].type;
    if (before === 'heading_open') page.anchors.add(nextAnchor(page.anchors, slugOf(textOf(token))));
    page.paragraphs.push({ line, text: proseOf(token), isHeading: before === 'heading_open' });
    for (const child of token.children) {
      const to =
        child.type === 'link_open' ? child.attrGet('href') : child.type === 'image' ? child.attrGet('src') : null;
      if (to !== null) page.links.push({ line, to });
    }
  });
  return page;
}

function nextAnchor(anchors, slug) {
  if (!anchors.has(slug)) return slug;
  for (let n = 1; ; n += 1) if (!anchors.has(`${slug}-${n}`)) return `${slug}-${n}`;
}
