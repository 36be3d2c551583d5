import type { ChipData } from '@guest-screening/document-reader';
import { Failure } from '#kit/failure.js';
import { messages, problems } from '../../../messages.js';
import type { DocumentChipInput } from './document-chip.type.js';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Why chip data is refused. */
export const chipRefusal = (loc: string[], msg: string, type: string): Failure =>
  new Failure('BAD_INPUT', messages.chipRefused(msg), [{ loc: ['chip', ...loc], msg, type }]);

/** The bytes of a chip. Throws BAD_INPUT if they are not base64, or if a data group is repeated. */
export function chipData({ sod, dataGroups }: DocumentChipInput): ChipData {
  if (new Set(dataGroups.map(({ number }) => number)).size < dataGroups.length)
    throw chipRefusal(['dataGroups'], problems.groupTwice, 'value_error');
  return {
    sod: bytesOf(sod, ['sod']),
    dataGroups: Object.fromEntries(
      dataGroups.map(({ number, content }) => [number, bytesOf(content, ['dataGroups', String(number)])]),
    ),
  };
}

function bytesOf(text: string, loc: string[]): Uint8Array {
  if (!BASE64.test(text)) throw chipRefusal(loc, problems.notBase64, 'string_pattern_mismatch');
  return Buffer.from(text, 'base64');
}
