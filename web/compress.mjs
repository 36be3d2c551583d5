import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SMALLEST = 1_000;

/** Puts compressed copies beside a built file, for the gateway to send; small files and pictures stay alone. */
export function compress(path) {
  if (!/\.(html|js|css|json|svg|ttf)$/.test(path)) return;
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
