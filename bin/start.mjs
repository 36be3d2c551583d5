/** `npm start`: runs the checks that need no build, builds if the sources changed, then starts the service here. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfNewer, stateOfBuild } from './build.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Required by packages, above all undici. */
const OLDEST_NODE = [22, 19];

function isOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (isOldNode())
  fail(
    `Node ${OLDEST_NODE.join('.')} or later is required; this is Node ${process.versions.node}. Start the service with \`npm start\`, which on Linux x64 and arm64 uses the Node that \`npm ci\` installs, or install a newer Node.`,
  );
if (!existsSync(join(ROOT, 'node_modules/pg'))) fail('The packages are not installed. Run `npm ci` first.');
if (!stateOfBuild().current && existsSync(join(ROOT, 'kit'))) {
  const check = ['--conditions=source', join(ROOT, 'kit/start/check-main.ts')];
  const { status } = spawnSync(process.execPath, check, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const code = await buildIfNewer();
if (code !== 0) process.exit(code);

await import('../dist/gateway/main.js');
