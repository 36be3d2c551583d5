import { open } from '#kit/cipher/cipher.js';
import type { PortalContext } from '../../context.js';
import type { StoredReading } from '../../../booking/id-document/stored-reading.js';
import { linkIdImage } from '../show/find-id-image.js';
import type { DocumentChip } from './document-chip.type.js';

/** The chip of a guest's document; null if none was submitted. */
export async function findChip(context: PortalContext, accountId: string, id: string): Promise<DocumentChip | null> {
  const image = (await context.load.idImagesOf(accountId, id)).find(({ step }) => step === 'chip');
  if (!image) return null;
  const { chip } = JSON.parse(open(image.reading, 'screening.id_image.reading', image)) as StoredReading;
  const { proved, faults, signerCountry = null } = chip!;
  const url = linkIdImage(context, image);
  return { isGenuine: faults.length === 0, proved, faults, signerCountry, submittedAt: image.uploadedAt, url };
}
