import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SECTIONS = [
  ['get-started', 'Get started'],
  ['guides', 'Guides'],
  ['concepts', 'Concepts'],
  ['reference', 'Reference'],
  ['operate', 'Operate'],
  ['benchmarks', 'Benchmarks and limits'],
  ['contributing', 'Contributing'],
];

/** Pages that the gateway renders from the schemas. */
const GENERATED = [
  { text: 'REST operations', link: '/operations', target: '_self' },
  { text: 'GraphQL schema', link: '/graphql', target: '_self' },
  { text: 'Explorer', link: '/explorer', target: '_self' },
  { text: 'Webhooks', link: '/webhooks', target: '_self' },
];

const titleOf = (text, fallback) => /^# (.+)$/m.exec(text)?.[1].replaceAll('`', '').trim() ?? fallback;

/** Pages of a folder in the order in which the index links them; the rest follow by title. */
function pagesOf(docs, folder, index) {
  const names = readdirSync(join(docs, folder), { recursive: true, encoding: 'utf8' });
  const pages = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const path = `${folder}/${name.replace(/\.md$/, '')}`;
      const at = index.indexOf(`(${path}.md`);
      const text = titleOf(readFileSync(join(docs, `${path}.md`), 'utf8'), name);
      return { text, link: `/${path}`, at: at < 0 ? Infinity : at };
    });
  return pages
    .sort((one, other) => (one.at === other.at ? one.text.localeCompare(other.text) : one.at - other.at))
    .map(({ text, link }) => ({ text, link }));
}

/** The sidebar, made of what is in `docs`. A section's title leads to its list in the index. */
export function sidebarOf(docs) {
  const file = ['index.md', 'README.md'].map((name) => join(docs, name)).find(existsSync);
  const index = file ? readFileSync(file, 'utf8') : '';
  return SECTIONS.filter(([folder]) => existsSync(join(docs, folder)))
    .map(([folder, text]) => {
      const pages = pagesOf(docs, folder, index);
      const items = folder === 'reference' ? [...GENERATED, ...pages] : pages;
      return { text, link: `/#${folder}`, collapsed: folder !== 'get-started', items };
    })
    .filter(({ items }) => items.length > 0);
}
