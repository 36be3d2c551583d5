import type { ScreenName } from '#portal-screens';
import type { FormField } from '../content/content-shapes.js';
import type { PortalContents } from '../content/find-portal-content.js';
import { FILE_FORMATS, type FileSlot, MAX_MEGABYTES } from './file-formats.js';

/** The places for files on a screen: those of its own, or the questions of a form that ask for one. */
export function slotsOf(contents: PortalContents, screen: ScreenName): FileSlot[] {
  if (screen === 'FileUpload') return contents.FileUpload.slots;
  if (screen !== 'CustomScreen' && screen !== 'LongTerm') return [];
  return contents[screen].fields.flatMap((field) => (field.kind === 'file' ? [slotOf(field)] : []));
}

function slotOf({ id, required, types, maxMegabytes }: FormField): FileSlot {
  return { id, required, types: types ?? [...FILE_FORMATS], maxMegabytes: maxMegabytes ?? MAX_MEGABYTES };
}
