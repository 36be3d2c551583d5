import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { onlyListed } from '../bundled.mjs';
import { drawDiagrams } from '../diagrams.mjs';
import { keepToSite } from '../links.mjs';
import { sidebarOf } from '../sidebar.mjs';
import { slugOf } from '../slug.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const DOCS = join(ROOT, 'docs');

/** The documentation site: the Markdown of `docs/`, which the gateway serves below `/docs`. */
export default defineConfig({
  title: 'Guest screening',
  description: 'Set up, run and integrate the guest screening service.',
  lang: 'en',
  base: '/docs/',
  srcDir: DOCS,
  srcExclude: ['**/images/**'],
  outDir: join(ROOT, 'dist/docs'),
  cacheDir: join(ROOT, 'node_modules/.cache/docs-site'),
  rewrites: { 'README.md': 'index.md' },
  cleanUrls: true,
  // Page data as a file: inline it would need a hash of its own in the policy of every page.
  metaChunk: true,
  router: { prefetchLinks: false },
  // Switching colours without a transition would insert a style element, which the policy refuses.
  appearance: { disableTransition: false },
  // `npm run check` finds dead links, also those to anchors; a build for production does not fail for one.
  ignoreDeadLinks: true,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    html: false,
    anchor: { slugify: slugOf },
    externalLinks: { rel: 'noreferrer' },
    config: (md) => {
      keepToSite(md, DOCS);
      drawDiagrams(md);
    },
  },
  vite: { plugins: [onlyListed], build: { chunkSizeWarningLimit: 2000 }, logLevel: 'warn', publicDir: false },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'REST', link: '/operations', target: '_self' },
      { text: 'GraphQL', link: '/graphql', target: '_self' },
      { text: 'Explorer', link: '/explorer', target: '_self' },
    ],
    sidebar: sidebarOf(DOCS),
    outline: [2, 3],
    externalLinkIcon: false,
  },
});
