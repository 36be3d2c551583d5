import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const OF_SERVICE = /^\/(docs|openapi\.json|dashboard|sign-in|account)\b/;

/** Text and code with braces stay as written: Vue would read them as expressions. */
function keepBraces(md) {
  const text = md.renderer.rules.text;
  md.renderer.rules.text = (...given) => text(...given).replaceAll('{{', '&#123;&#123;');
  const code = md.renderer.rules.code_inline;
  md.renderer.rules.code_inline = (tokens, at, ...rest) => {
    tokens[at].attrSet('v-pre', '');
    return code(tokens, at, ...rest);
  };
}

/** Whether a link leads to a file that is not part of the site, such as the source code. */
function leavesDocs(href, docs, page) {
  if (/^([a-z]+:|\/|#)/i.test(href)) return false;
  const target = join(dirname(page), href.replace(/[?#].*$/, ''));
  return relative(docs, target).startsWith('..') && existsSync(target);
}

/** Adapts links: to files outside `docs` they become plain text, to the service's own pages they load a whole page. */
export function keepToSite(md, docs) {
  keepBraces(md);
  md.core.ruler.push('links-of-site', ({ tokens, env }) => {
    const page = join(docs, env.relativePath === 'index.md' ? 'index.md' : (env.relativePath ?? ''));
    for (const { children } of tokens) {
      let isDropped = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const href = token.attrGet('href') ?? '';
          if (OF_SERVICE.test(href)) token.attrSet('target', '_self');
          isDropped = leavesDocs(href, docs, page);
        }
        const isEnd = token.type === 'link_close';
        if (isDropped && (isEnd || token.type === 'link_open'))
          Object.assign(token, { type: 'text', content: '', nesting: 0 });
        if (isEnd) isDropped = false;
      }
    }
  });
}
