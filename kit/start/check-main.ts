import { checkStart } from '#kit/start/check-start.js';
import { startPlace } from '#kit/start/config.js';
import { StartProblem } from '#kit/start/start-problem.js';

/** The checks of a start from the sources, before there is a build. 1 where the service can't start. */
checkStart(startPlace(), (line) => process.stderr.write(`${line}\n`)).catch((error: unknown) => {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
