/**
 * Some packages require a newer Node than the one that npm may run on. npm warns about each of them, although the service
 * runs on the bundled Node 24 (and `npm start` rejects versions older than 22.19). This removes those requirements from
 * package-lock.json; with `--check` it only lists them. Run it after adding or updating a package.
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
  for (const [path, { engines }] of found)
    console.error(`${path} requires Node ${engines.node}: run node .ci/lock.mjs`);
  process.exitCode = found.length > 0 ? 1 : 0;
} else if (found.length > 0) {
  for (const [, entry] of found) delete entry.engines.node;
  for (const [, entry] of found) if (Object.keys(entry.engines).length === 0) delete entry.engines;
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
}
