import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exclusively } from '@guest-screening/embedded-postgres';
import { projectRoot } from '#kit/process/project-root.js';

/** Builds `dist` unless it is up to date with the sources; concurrent tests wait for each other. */
export async function built(): Promise<void> {
  await exclusively(join(projectRoot, 'dist'), async () => {
    await promisify(execFile)('node', ['bin/build.mjs'], { cwd: projectRoot });
  });
}
