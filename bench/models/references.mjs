import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, 'references.py');
/** Debian's Python, which sees Debian's packages. */
const PYTHON = '/usr/bin/python3';

const bytesOf = ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength);

function writePart(folder, name, { columns, labels }) {
  const rows = new Float64Array(labels.length * columns.length);
  columns.forEach((column, n) => column.forEach((value, row) => (rows[row * columns.length + n] = value)));
  writeFileSync(join(folder, `${name}.rows`), bytesOf(rows));
  writeFileSync(join(folder, `${name}.labels`), bytesOf(labels));
}

function scoresFrom(file) {
  const bytes = readFileSync(file);
  return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Throws with the command to install what is missing. */
export function needReferences() {
  try {
    execFileSync(PYTHON, ['-c', 'import sklearn, xgboost'], { stdio: 'ignore' });
  } catch {
    throw new Error('Reference models are missing: apt-get install python3-sklearn python3-xgboost');
  }
}

/** Trains the reference models on one CPU: name, log-odds of the later and the test rows, CPU milliseconds. */
export function trainReferences([learned, later, test]) {
  const folder = mkdtempSync(join(tmpdir(), 'references-'));
  try {
    Object.entries({ learned, later, test }).forEach(([name, table]) => writePart(folder, name, table));
    writeFileSync(join(folder, 'shape.json'), JSON.stringify({ columns: learned.columns.length }));
    const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
    const said = execFileSync(PYTHON, ['-W', 'ignore', SCRIPT, folder], { env, encoding: 'utf8' });
    return said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ name, seconds }) => ({
        name,
        ms: 1000 * seconds,
        later: scoresFrom(join(folder, `${name}.later`)),
        test: scoresFrom(join(folder, `${name}.test`)),
      }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
