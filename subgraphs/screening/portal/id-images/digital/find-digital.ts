import { open } from '#kit/cipher/cipher.js';
import type { PortalContext } from '../../context.js';
import type { DigitalStep } from '../../../booking/id-document/digital-of.js';
import type { StoredReading } from '../../../booking/id-document/stored-reading.js';
import { linkIdImage } from '../show/find-id-image.js';
import type { DocumentChip } from './document-chip.type.js';
import type { MobileLicence } from './mobile-licence.type.js';

/** The chip or mobile licence of a guest; null if none was submitted. */
export async function findDigital(
  context: PortalContext,
  { accountId, id }: { accountId: string; id: string },
  step: DigitalStep,
): Promise<DocumentChip | MobileLicence | null> {
  const image = (await context.load.idImagesOf(accountId, id)).find((each) => each.step === step);
  if (!image) return null;
  const reading = JSON.parse(open(image.reading, 'screening.id_image.reading', image)) as StoredReading;
  const { proved, faults, signerCountry = null } = (reading.chip ?? reading.mobileLicence)!;
  const url = linkIdImage(context, image);
  return { isGenuine: faults.length === 0, proved, faults, signerCountry, submittedAt: image.uploadedAt, url };
}
