/**
 * Some packages ask for a newer Node than the one that npm may run on: npm warns of each, though the service runs on the
 * Node 24 that is installed along (and `npm start` refuses an older one than 22.19). This takes what they ask for out of
 * package-lock.json; with `--check` it only says which are left. Run it after a package was added or updated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
/** The oldest Node that npm may run on: `engines` of package.json. */
const INSTALLS_ON = 20;

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const asksForNewer = ({ engines }) => {
  const lowest = /^>= ?(\d+)/.exec(engines?.node ?? '')?.[1];
  return lowest !== undefined && Number(lowest) > INSTALLS_ON;
};
const found = Object.entries(lock.packages).filter(([, entry]) => asksForNewer(entry));
if (process.argv[2] === '--check') {
  for (const [path, { engines }] of found) console.error(`${path} asks for Node ${engines.node}: node .ci/lock.mjs`);
  process.exitCode = found.length > 0 ? 1 : 0;
} else if (found.length > 0) {
  for (const [, entry] of found) delete entry.engines.node;
  for (const [, entry] of found) if (Object.keys(entry.engines).length === 0) delete entry.engines;
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
}
