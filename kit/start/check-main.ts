import { checkStart } from '#kit/start/check-start.js';
import { startPlace } from '#kit/start/config.js';
import { StartProblem } from '#kit/start/start-problem.js';

/** Startup checks when running from sources, before the build. Exits with 1 if the service can't start. */
checkStart(startPlace(), (line) => process.stderr.write(`${line}\n`)).catch((error: unknown) => {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
