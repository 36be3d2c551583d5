/**
 * The content of a file that is one data object with this tag of one byte, and a length in DER; bytes after it, with
 * which chips fill up files, are ignored. Throws if it is another object or cut off.
 */
export function contentOf(file: Uint8Array, tag: number): Uint8Array {
  const { from, to } = extentOf(file, tag);
  return file.subarray(from, to);
}

/** The data object with its tag, as it was signed: without bytes after it. */
export const objectOf = (file: Uint8Array, tag: number): Uint8Array => file.subarray(0, extentOf(file, tag).to);

function extentOf(file: Uint8Array, tag: number): { from: number; to: number } {
  if (file[0] !== tag) throw new Error('Another data object was expected.');
  const first = file[1] ?? 0;
  const places = first < 0x80 ? 0 : first - 0x80;
  if (first === 0x80 || places > 3) throw new Error('The length is not one of DER.');
  let length = places === 0 ? first : 0;
  for (let at = 2; at < 2 + places; at++) length = length * 256 + (file[at] ?? 0);
  const from = 2 + places;
  if (from + length > file.byteLength) throw new Error('The data object is cut off.');
  return { from, to: from + length };
}
