import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

// Prints the suites that failed in a report of jest, one a line. Exits with 1 where there are none or more than a few.
const MAX_SUITES = 3;
const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
if (failed.length === 0 || failed.length > MAX_SUITES) {
  console.error(`${failed.length} suites failed: no second run.`);
  process.exit(1);
}
console.log(failed.join('\n'));
