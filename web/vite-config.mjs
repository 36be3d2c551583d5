import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, 'portal');

/** The guest portal's scripts and styles, for the gateway to serve; the page itself is the gateway's. */
export default defineConfig({
  root,
  base: '/portal-assets/',
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: join(import.meta.dirname, '../dist/web/portal'),
    emptyOutDir: true,
    manifest: true,
    // A data: address would need a wider policy, and older browsers a helper script in the markup.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { input: join(root, 'main.tsx') },
  },
});
