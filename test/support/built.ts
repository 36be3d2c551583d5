import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exclusively } from '#kit/embedded-postgres/exclusively.js';
import { projectRoot } from '#kit/process/project-root.js';

const ROOMS = ['kit', 'records', 'subgraphs', 'gateway', 'rest-shim', 'web'];
const stamp = join(projectRoot, 'dist/.built-from');

/** What the sources are right now, by their sizes and times. */
function sources(): string {
  const hash = createHash('sha256');
  for (const room of ROOMS) {
    for (const name of readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|tsx|css|html)$/.test(name)) continue;
      const { size, mtimeMs } = statSync(join(projectRoot, room, name));
      hash.update(`${room}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Builds `dist` unless it is what the sources make; tests that run it at the same moment wait for each other. */
export async function built(): Promise<void> {
  await exclusively(join(projectRoot, 'dist'), async () => {
    const wanted = sources();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    // The runner's own NODE_ENV would make pages for developers.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)('npm', ['run', '-s', 'build'], { cwd: projectRoot, env });
    writeFileSync(stamp, wanted);
  });
}
