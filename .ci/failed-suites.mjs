import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

// Prints the failed suites of a Jest JSON report, one per line. Exits with 1 if none failed, or more than MAX_SUITES.
const MAX_SUITES = 3;
const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
if (failed.length === 0 || failed.length > MAX_SUITES) {
  console.error(`${failed.length} suites failed: no second run.`);
  process.exit(1);
}
console.log(failed.join('\n'));
