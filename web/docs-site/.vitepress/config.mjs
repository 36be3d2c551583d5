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
  outDir: join(ROOT, 'dist/docs'),
  cacheDir: join(ROOT, 'node_modules/.cache/docs-site'),
  cleanUrls: true,
  // Page data in a separate file: inline, each page would need a hash of its own in the content security policy.
  metaChunk: true,
  router: { prefetchLinks: false },
  // Disabling the transition would insert a style element, which the content security policy blocks.
  appearance: { disableTransition: false },
  // `npm run check` finds dead links and anchors, so that a production build does not fail on one.
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
