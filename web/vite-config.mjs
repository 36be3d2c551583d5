import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compress } from './compress.mjs';
import { messages } from './messages.mjs';

/** Compressed copies of what was written. */
const compressed = {
  name: 'compressed-copies',
  writeBundle({ dir }, bundle) {
    for (const file of Object.keys(bundle)) compress(join(dir, file));
  },
};

/** The module that Lingui's macros import; see lingui.config.js. */
const alias = { '#language': join(import.meta.dirname, 'dashboard/language/language.ts') };

/** The gallery of components, a page of its own for developers. */
const gallery = {
  root: join(import.meta.dirname, 'gallery'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [messages],
  resolve: { alias },
  build: {
    outDir: join(import.meta.dirname, '../coverage/gallery'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'portal.html'].map((page) => join(import.meta.dirname, 'gallery', page)),
      checks: { pluginTimings: false, moduleLevelDirective: false },
    },
  },
};

/** All that the first page needs is one file: it compresses better than many small ones, and is one request. */
const FIRST_PAGE_TOGETHER = { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } };

/** The scripts and styles of a page, for the gateway to serve; the page itself is the gateway's. Its name is the mode. */
export default defineConfig(({ mode: page }) => {
  if (page === 'gallery') return gallery;
  const root = join(import.meta.dirname, page);
  return {
    root,
    base: `/${page}-assets/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [messages, compressed],
    resolve: { alias },
    build: {
      outDir: join(import.meta.dirname, `../dist/web/${page}`),
      emptyOutDir: true,
      manifest: true,
      // A data: address would need a wider policy, and older browsers a helper script in the markup.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: page === 'explorer' ? 2000 : 1000,
      modulePreload: { polyfill: false },
      target: 'es2022',
      // How long plugins take, and what React's directives do on a server, is no message for whoever starts the service.
      rolldownOptions: {
        input: join(root, 'main.tsx'),
        output: page === 'dashboard' ? FIRST_PAGE_TOGETHER : {},
        checks: { pluginTimings: false, moduleLevelDirective: false },
      },
    },
  };
});
