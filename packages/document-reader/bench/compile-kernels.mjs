/**
 * Compiles the numeric loops: `node bench/compile-kernels.mjs`. The output is committed next to its source. `--print`
 * only prints it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const folder = new URL('../src/intake/kernels/', import.meta.url);

const source = readFileSync(new URL('kernels.as', folder), 'utf8');
const options = { optimizeLevel: 3, noAssert: true, runtime: 'stub', importMemory: true, enable: ['simd'] };
const { error, binary, stderr } = await asc.compileString(source, options);
if (error || !binary) throw new Error(stderr.toString(), { cause: error });

const text = `/** What kernels.as was compiled to by \`node bench/compile-kernels.mjs\`: WebAssembly in base64. */
export const COMPILED_KERNELS =
  '${Buffer.from(binary).toString('base64')}';
`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(new URL('compiled.ts', folder), text);
