import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const printed = read('packages/client/src/rest/printed-types.ts');

test('the types of the client are those in schema/openapi.json', () => {
  // In a process of its own: the generator loads the TypeScript compiler.
  const args = [join(projectRoot, 'packages/client/print-rest-types.mjs'), '--stdout'];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 })).toBe(printed);
});

test('every operation has its method, and no parameter that cannot have a value', () => {
  const document = JSON.parse(read('schema/openapi.json')) as { paths: Record<string, object> };
  const [, paths] = /^export interface paths \{\n(.*?)^\}/ms.exec(printed)!;
  const operations = [...paths!.matchAll(/^ {4}(\w+): operations\['/gm)].length;
  const told = Object.entries(document.paths).filter(([path]) => !path.includes('//'));
  expect(operations).toBe(told.flatMap(([, item]) => Object.keys(item)).length);
  expect(printed).not.toMatch(/: never;/);
});
