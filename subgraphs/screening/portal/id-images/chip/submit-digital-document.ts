import {
  type ChipReading,
  type IdDocumentKind,
  type IdImageReading,
  type ZoneReading,
  verifyChip,
} from '@guest-screening/document-reader';
import { mismatchText } from '../../../booking/id-document/booking-mismatch.js';
import { type StoredReading, storedChip } from '../../../booking/id-document/stored-reading.js';
import { refuseErased } from '../../../booking/retention/refuse-erased.js';
import { problems } from '../../../messages.js';
import type { PortalContext } from '../../context.js';
import type { Uploading } from '../../visit/portal-pictures.js';
import { cardOf } from '../show/card-of.js';
import { keepFile } from '../upload/keep-file.js';
import { reservationAsked } from '../reservation-asked.js';
import { stayOfOperator } from '../upload/stay-of-operator.js';
import { storeReading } from '../upload/store-reading.js';
import { chipData, chipRefusal } from './chip-data.js';
import type { DigitalDocument } from './digital-document.type.js';
import type { DocumentChipInput } from './document-chip.type.js';
import { findChip } from './find-chip.js';

export interface SubmitDigitalDocument {
  reservationId: string;
  pms: string | null;
  chip: DocumentChipInput;
}

/**
 * Verifies data that a companion app read from the chip of the guest's document, and decides on it like on images. A
 * chip that is not genuine is stored too, for a reviewer. Throws BAD_INPUT if nothing could be read,
 * RESERVATION_NOT_FOUND, RESERVATION_ERASED, UNAVAILABLE if too many images are being read.
 */
export async function submitDigitalDocument(
  context: PortalContext,
  { reservationId, pms, chip }: SubmitDigitalDocument,
): Promise<DigitalDocument> {
  const row = await reservationAsked(context, { reservationId, pms });
  refuseErased(row);
  const { reading, kind } = await verified(context, chip);
  const uploading = await stayOfOperator(context, row, kind, true);
  const picture = await readPicture(context, reading, kind, uploading.comparesFaces);
  const stored = storedChip(reading, picture?.faces);
  const mismatch = await keep(context, uploading, { kind, stored, picture });
  return {
    chip: (await findChip(context, row.accountId, row.id))!,
    card: cardOf(kind, 'chip', stored),
    mismatch,
    notice: mismatch && mismatchText(mismatch),
    reservationId: row.id,
  };
}

/** Passports have a zone of format TD3; a visa is refused as another kind of document when the check is decided. */
const kindOf = ({ format }: ZoneReading): IdDocumentKind => (format === 'TD3' ? 'passport' : 'id');

async function verified(
  { idImages }: Pick<PortalContext, 'idImages'>,
  chip: DocumentChipInput,
): Promise<{ reading: ChipReading; kind: IdDocumentKind }> {
  const reading = await verifyChip({ ...chipData(chip), trusted: idImages.trusted, at: new Date() });
  if (reading.faults.includes('too_large')) throw chipRefusal(['dataGroups'], problems.chipTooLarge, 'too_long');
  if (!reading.zone?.valid) throw chipRefusal(['dataGroups'], problems.noZone, 'value_error');
  return { reading, kind: kindOf(reading.zone) };
}

/** The holder's picture, if it was signed and can be shown. It fills its frame like a selfie. */
async function readPicture(
  { readIdImage, idImages }: Pick<PortalContext, 'readIdImage' | 'idImages'>,
  { picture, proved }: ChipReading,
  kind: IdDocumentKind,
  faces: boolean,
): Promise<IdImageReading | null> {
  if (picture?.format !== 'jpeg' || !proved.includes('dg2')) return null;
  const read = await readIdImage(picture.bytes, { step: 'selfie', kind, faces }, idImages.readMs);
  return 'error' in read ? null : read;
}

async function keep(
  context: PortalContext,
  uploading: Uploading,
  { kind, stored, picture }: { kind: IdDocumentKind; stored: StoredReading; picture: IdImageReading | null },
) {
  const { idImages, files } = context;
  const isKept = picture !== null && idImages.keptDays !== null;
  const file = isKept ? await keepFile(files, uploading.row.accountId, picture.jpeg) : null;
  return storeReading(context, { ...uploading, step: 'chip', kind, reading: stored, hashes: null, file });
}
