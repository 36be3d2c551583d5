import { mismatchText } from '../../../booking/id-document/booking-mismatch.js';
import type { IdDocumentKind, IdImageReading } from '@guest-screening/document-reader';
import type { DigitalStep } from '../../../booking/id-document/digital-of.js';
import type { StoredReading } from '../../../booking/id-document/stored-reading.js';
import { refuseErased } from '../../../booking/retention/refuse-erased.js';
import type { PortalContext } from '../../context.js';
import type { Uploading } from '../../visit/portal-pictures.js';
import { cardOf } from '../show/card-of.js';
import { keepFile } from '../upload/keep-file.js';
import { reservationAsked } from '../reservation-asked.js';
import { stayOfOperator } from '../upload/stay-of-operator.js';
import { storeReading } from '../upload/store-reading.js';
import type { DigitalDocument } from './digital-document.type.js';
import { findDigital } from './find-digital.js';
import { type GivenDocument, type VerifiedDocument, verifyDocument } from './verify-document.js';

export interface SubmitDigitalDocument extends GivenDocument {
  reservationId: string;
  pms: string | null;
}

/**
 * Verifies data that an app read from the chip of the guest's document, or received from their mobile driving licence,
 * and decides on it like on images. A document that is not genuine is stored too, for a reviewer. Throws BAD_INPUT if
 * nothing could be read, or not exactly one document is given, RESERVATION_NOT_FOUND, RESERVATION_ERASED, UNAVAILABLE if
 * too many images are being read.
 */
export async function submitDigitalDocument(
  context: PortalContext,
  { reservationId, pms, ...given }: SubmitDigitalDocument,
): Promise<DigitalDocument> {
  const row = await reservationAsked(context, { reservationId, pms });
  refuseErased(row);
  const verified = await verifyDocument(context.idImages, given);
  const { step, kind } = verified;
  const uploading = await stayOfOperator(context, row, kind, true);
  const picture = await readPicture(context, verified, uploading.comparesFaces);
  const stored = verified.stored(picture?.faces);
  const mismatch = await keep(context, uploading, { step, kind, stored, picture });
  return {
    chip: step === 'chip' ? await findDigital(context, row, step) : null,
    mobileLicence: step === 'mobile_licence' ? await findDigital(context, row, step) : null,
    card: cardOf(kind, step, stored),
    mismatch,
    notice: mismatch && mismatchText(mismatch),
    reservationId: row.id,
  };
}

/** The holder's picture, if it was signed and can be shown. It fills its frame like a selfie. */
async function readPicture(
  { readIdImage, idImages }: Pick<PortalContext, 'readIdImage' | 'idImages'>,
  { picture, kind }: VerifiedDocument,
  faces: boolean,
): Promise<IdImageReading | null> {
  if (picture?.format !== 'jpeg') return null;
  const read = await readIdImage(picture.bytes, { step: 'selfie', kind, faces }, idImages.readMs);
  return 'error' in read ? null : read;
}

interface Kept {
  step: DigitalStep;
  kind: IdDocumentKind;
  stored: StoredReading;
  picture: IdImageReading | null;
}

async function keep(context: PortalContext, uploading: Uploading, { step, kind, stored, picture }: Kept) {
  const { idImages, files } = context;
  const isKept = picture !== null && idImages.keptDays !== null;
  const file = isKept ? await keepFile(files, uploading.row.accountId, picture.jpeg) : null;
  return storeReading(context, { ...uploading, step, kind, reading: stored, hashes: null, file });
}
