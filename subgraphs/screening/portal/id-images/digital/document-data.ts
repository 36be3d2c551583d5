import type { ChipData, VerifyMobileLicence } from '@guest-screening/document-reader';
import { isBase64 } from '#kit/base64.js';
import { Failure } from '#kit/failure.js';
import { messages, problems } from '../../../messages.js';
import type { DocumentChipInput } from './document-chip.type.js';
import type { MobileLicenceInput } from './mobile-licence.type.js';

/** Why data of a document is refused; `loc` begins with the member of the input. */
export const dataRefusal = (loc: string[], msg: string, type: string): Failure =>
  new Failure('BAD_INPUT', messages.dataRefused(loc[0] === 'chip' ? 'chip' : 'mobile licence', msg), [
    { loc, msg, type },
  ]);

/** The bytes of a chip. Throws BAD_INPUT if they are not base64, or if a data group is repeated. */
export function chipData({ sod, dataGroups }: DocumentChipInput): ChipData {
  if (new Set(dataGroups.map(({ number }) => number)).size < dataGroups.length)
    throw dataRefusal(['chip', 'dataGroups'], problems.groupTwice, 'value_error');
  return {
    sod: bytesOf(sod, ['chip', 'sod']),
    dataGroups: Object.fromEntries(
      dataGroups.map(({ number, content }) => [number, bytesOf(content, ['chip', 'dataGroups', String(number)])]),
    ),
  };
}

/** The bytes of a mobile licence. Throws BAD_INPUT if they are not base64. */
export function licenceData({
  deviceResponse,
  sessionTranscript,
}: MobileLicenceInput): Pick<VerifyMobileLicence, 'deviceResponse' | 'sessionTranscript'> {
  return {
    deviceResponse: bytesOf(deviceResponse, ['mobileLicence', 'deviceResponse']),
    ...(sessionTranscript !== null &&
      sessionTranscript !== undefined && {
        sessionTranscript: bytesOf(sessionTranscript, ['mobileLicence', 'sessionTranscript']),
      }),
  };
}

function bytesOf(text: string, loc: string[]): Uint8Array {
  if (!isBase64(text)) throw dataRefusal(loc, problems.notBase64, 'string_pattern_mismatch');
  return Buffer.from(text, 'base64');
}
