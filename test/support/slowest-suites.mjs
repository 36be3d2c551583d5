import { relative } from 'node:path';

const SHOWN = 10;

/** Jest reporter that prints the ten slowest suites, if there are more than ten. */
export default class SlowestSuites {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= SHOWN) return;
    const seconds = ({ perfStats: { start, end } }) => (end - start) / 1_000;
    const slowest = testResults.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, SHOWN);
    const lines = slowest.map(
      (suite) => `${seconds(suite).toFixed(1).padStart(7)} s  ${relative('.', suite.testFilePath)}`,
    );
    process.stderr.write(`\nThe ${SHOWN} slowest suites:\n${lines.join('\n')}\n`);
  }
}
