/** Bodies that are cheap to send but expensive to read, as headers and chunks. */
import { gzipSync } from 'node:zlib';

const LARGE = 14_000_000;
const PART = 64 * 1024;
const SLOW_PARTS = 40;
/** Well-formed, so that the body is read. */
const SIGNATURE = `stripe-signature: t=1700000000,v1=${'0'.repeat(64)}\r\n`;

const partsOf = (bytes) =>
  Array.from({ length: Math.ceil(bytes.length / PART) }, (_, n) => bytes.subarray(n * PART, (n + 1) * PART));

const sized = (type, bytes, more = '') => ({
  head: `Content-Type: ${type}\r\n${SIGNATURE}${more}Content-Length: ${bytes.length}\r\n`,
  parts: partsOf(bytes),
});

const chunked = (type, bytes) => ({
  head: `Content-Type: ${type}\r\n${SIGNATURE}Transfer-Encoding: chunked\r\n`,
  parts: partsOf(bytes).map((part) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  ),
});

const slow = (type) => ({
  head: `Content-Type: ${type}\r\n${SIGNATURE}Content-Length: 16000\r\n`,
  parts: Array.from({ length: SLOW_PARTS }, () => 'a'),
  everyMs: 40,
  heldMs: 1_500,
});

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

export function hostileBodies() {
  const array = Buffer.from(`[${'{},'.repeat(LARGE / 3)}{}]`);
  const deep = Buffer.from('['.repeat(LARGE / 2) + ']'.repeat(LARGE / 2));
  const text = Buffer.from(`{"imageBase64":"${'A'.repeat(LARGE)}"}`);
  const members = Buffer.from(`{${Array.from({ length: 900_000 }, (_, n) => `"m${n}":1`).join(',')}}`);
  const fields = Buffer.from('a=b&'.repeat(LARGE / 4));
  const form = Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(LARGE / 56));
  return [
    sized(JSON_TYPE, array),
    sized(JSON_TYPE, deep),
    sized(JSON_TYPE, text),
    sized(JSON_TYPE, members),
    // Within the size limit without a key: 5,000 nested arrays, 8,000 members.
    sized(JSON_TYPE, Buffer.from('['.repeat(5_000) + ']'.repeat(5_000))),
    sized(JSON_TYPE, Buffer.from(`[${'1,'.repeat(7_500)}1]`)),
    sized(JSON_TYPE, gzipSync(Buffer.alloc(50_000_000, '{"a":')), 'Content-Encoding: gzip\r\n'),
    sized(FORM, gzipSync(Buffer.alloc(50_000_000, 'a=b&')), 'Content-Encoding: gzip\r\n'),
    sized(FORM, fields),
    sized(FORM, fields.subarray(0, 16_000)),
    sized(MULTIPART, form),
    sized('image/jpeg', text),
    slow(JSON_TYPE),
    slow(FORM),
    chunked(JSON_TYPE, array),
    chunked(FORM, fields),
    chunked(MULTIPART, form),
    { head: Array.from({ length: 60 }, (_, n) => `X-A${n}: ${'a'.repeat(1_000)}\r\n`).join(''), parts: [] },
    { head: `X-A: ${'a'.repeat(15_000)}\r\nContent-Length: 5\r\n`, parts: ['abcde'] },
  ];
}
