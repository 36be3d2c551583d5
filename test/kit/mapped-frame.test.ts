import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { mappedFrame } from '#kit/process/mapped-frame.js';

const folder = mkdtempSync(join(tmpdir(), 'mapped-frame-'));
const SOURCE = '/** Text. */\nexport function work(): never {\n  throw new TypeError();\n}\n';
const sourceFileName = '../kit/work.ts';

beforeAll(() => {
  for (const place of ['dist', 'node_modules/dist']) {
    mkdirSync(join(folder, place), { recursive: true });
    const options = {
      sourceFileName,
      sourceMaps: true,
      minify: true,
      jsc: { parser: { syntax: 'typescript' } },
    } as const;
    const { code, map } = transformSync(SOURCE, options);
    writeFileSync(join(folder, place, 'work.js'), code);
    writeFileSync(join(folder, place, 'work.js.map'), map!);
  }
  writeFileSync(join(folder, 'dist/damaged.js.map'), '{"version":3,');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The frame of the error that the compiled file throws. */
async function frameIn(place: string): Promise<string> {
  const { work } = (await import(join(folder, place, 'work.js'))) as { work: () => never };
  try {
    return work();
  } catch (error) {
    return (error as Error).stack!.split('\n')[1]!;
  }
}

test('a frame of a compiled file names the place in its source', async () => {
  const frame = await frameIn('dist');
  expect(frame).toMatch(/dist\/work\.js:1:\d+\)$/);
  expect(mappedFrame(frame)).toMatch(new RegExp(`^    at work \\(${join(folder, 'kit/work.ts')}:3:\\d+\\)$`));
});

test.each([
  ['a package', () => frameIn('node_modules/dist')],
  ['a damaged map', async () => `    at work (${folder}/dist/damaged.js:1:20)`],
  ['no map', async () => `    at work (file://${folder}/dist/other.js:1:20)`],
  ['Node itself', async () => '    at node:internal/main:3:4'],
])('a frame of %s stays as it is', async (_title, frameOf) => {
  const frame = await frameOf();
  expect(mappedFrame(frame)).toBe(frame);
});
