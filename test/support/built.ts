import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exclusively } from '@guest-screening/embedded-postgres';
import { projectRoot } from '#kit/process/project-root.js';

/** Holds the mark of the test run that last checked the build. A new build removes it. */
const CHECKED_IN = join(projectRoot, 'dist/.checked-in');

/**
 * Builds `dist` unless it is up to date with the sources, once per test run; concurrent tests wait for each other.
 */
export async function built(): Promise<void> {
  const run = process.env.SCREENING_TEST_RUN;
  if (run && (await checkedIn()) === run) return;
  await exclusively(join(projectRoot, 'dist'), async () => {
    if (run && (await checkedIn()) === run) return;
    await promisify(execFile)('node', ['bin/build.mjs'], { cwd: projectRoot });
    if (run) await writeFile(CHECKED_IN, run);
  });
}

const checkedIn = (): Promise<string> => readFile(CHECKED_IN, 'utf8').catch(() => '');
