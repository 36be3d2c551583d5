import { Refused, refusalOf } from './refused.js';

export const MAX_BYTES = 10 * 1024 * 1024;
export const MAX_CHARACTERS = 14_000_000;

const DATA_URL = /^data:[a-z0-9.+/-]{0,80}(;[a-z0-9=.-]{1,60}){0,4},/i;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Returns the bytes of an image given as bytes or as base64 text, with or without a data URL prefix. */
export function imageBytes(image: Uint8Array | string): Uint8Array {
  if (typeof image !== 'string') {
    if (image.byteLength > MAX_BYTES) throw new Refused(refusalOf('too_large'));
    return image;
  }
  if (image.length > MAX_CHARACTERS) throw new Refused(refusalOf('too_large'));
  const head = DATA_URL.exec(image.slice(0, 400))?.[0].length ?? 0;
  const text = image.slice(head).replace(/[ \t\r\n]+/g, '');
  if (!BASE64.test(text)) throw new Refused(refusalOf('not_an_image'));
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength > MAX_BYTES) throw new Refused(refusalOf('too_large'));
  return bytes;
}
