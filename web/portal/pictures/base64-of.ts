/** Bytes that are turned into text at once: more arguments than that exhaust the stack of some browsers. */
const CHUNK = 8_192;

/** Bytes in base64. */
export function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
