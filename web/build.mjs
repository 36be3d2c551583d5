/** `npm run build:web`: builds the pages, all at once. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const MODES = ['portal', 'portal-preview', 'dashboard', 'explorer', 'try-request'];
const configFile = fileURLToPath(new URL('vite-config.mjs', import.meta.url));

await Promise.all(MODES.map((mode) => build({ configFile, mode })));
