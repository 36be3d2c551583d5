import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import type { PortalContext } from '../../context.js';
import { stayOfPicture, type Uploading } from '../../visit/portal-pictures.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { refuseErased } from '../../../booking/retention/refuse-erased.js';
import { analyseAgain } from '../../../booking/reservation/analyse-again.js';
import { mismatchText, type BookingMismatch } from '../../../booking/id-document/booking-mismatch.js';
import { storedReading } from '../../../booking/id-document/stored-reading.js';
import type { IdImageReading, IdStep, IdDocumentKind } from '@guest-screening/document-reader';
import { cardOf } from '../show/card-of.js';
import type { IdImageUpload } from '../show/id-check.type.js';
import { messages, problems } from '../../../messages.js';
import { countAttempt, giveBackAttempt, noteAskedAgain } from './count-attempt.js';
import { type Fault, faultOf } from './fault-of.js';
import { keepFile } from './keep-file.js';
import { reservationAsked } from '../reservation-asked.js';
import { stayOfOperator } from './stay-of-operator.js';
import { storeReading } from './store-reading.js';

export interface UploadIdImage {
  reservationId: string;
  pms: string | null;
  step: IdStep;
  kind: IdDocumentKind;
  /** Base64, with or without a data URL prefix. */
  imageBase64: string;
}

/**
 * Reads an image of a guest's document or face and returns the result. An unusable image is `FAILED` with advice for
 * the guest, and only counts as an attempt. Throws BAD_INPUT, RESERVATION_NOT_FOUND, RESERVATION_ERASED, UNAVAILABLE if
 * too many images are being read; for guests also what `stayOfPicture` throws.
 */
export async function uploadIdImage(context: PortalContext, ask: UploadIdImage): Promise<IdImageUpload> {
  const { step, kind, imageBase64 } = ask;
  const uploading = await reservationOf(context, ask);
  const { row, holder, comparesFaces: faces } = uploading;
  if (!imageBase64) {
    const problem = { loc: ['imageBase64'], msg: problems.notEmpty, type: 'missing' };
    throw new Failure('BAD_INPUT', messages.imageEmpty, [problem]);
  }
  refuseErased(row);
  const most = context.idImages.attempts;
  const attempt = await countAttempt(context.emOf(row.accountId), holder, { step, kind, most });
  if (attempt === null) return failed(row, usedUp(most));
  const { readMs } = context.idImages;
  const reading = await context
    .readIdImage(imageBase64, { step, kind, faces }, readMs)
    .catch(async (error: unknown) => {
      await giveBackAttempt(context.emOf(row.accountId), holder, step);
      throw error;
    });
  const isRefused = 'error' in reading;
  const fault: Fault | null = isRefused
    ? { reason: reading.code, error: reading.error }
    : faultOf(reading, ask, attempt.askedAgain);
  if (isRefused || fault) {
    if (fault?.isDoubt) await noteAskedAgain(context.emOf(row.accountId), holder, step);
    // The guest has used all attempts today: recommend a manual review.
    if (attempt.count === most) await context.emOf(row.accountId).transactional((tx) => analyse(context, tx, row));
    return failed(row, fault!);
  }
  const mismatch = await keep(context, uploading, ask, reading);
  const notice = mismatch && mismatchText(mismatch);
  return {
    code: 'OK',
    error: null,
    reason: null,
    card: cardOf(kind, step, reading),
    mismatch,
    notice,
    reservationId: row.id,
  };
}

const usedUp = (most: number): Fault => ({
  reason: 'attempts_used_up',
  error: messages.imageLimit(most),
});

/**
 * Guests can only upload images of their own stay that they agreed to. No face is measured if no selfie is required, or
 * if the guest chose manual review.
 */
async function reservationOf(context: PortalContext, ask: UploadIdImage): Promise<Uploading> {
  if (context.viewer.kind === 'guest') return stayOfPicture(context, ask);
  return stayOfOperator(context, await reservationAsked(context, ask), ask.kind);
}

const analyse = (context: PortalContext, tx: EntityManager, { id }: Reservation) =>
  analyseAgain(context, tx, 'id = ?::uuid', [id]);

const failed = ({ id }: Reservation, { reason, error }: Fault): IdImageUpload => ({
  code: 'FAILED',
  error,
  reason,
  card: null,
  mismatch: null,
  notice: null,
  reservationId: id,
});

async function keep(
  context: PortalContext,
  uploading: Uploading,
  { step, kind }: UploadIdImage,
  reading: IdImageReading,
): Promise<BookingMismatch | null> {
  const { idImages, files } = context;
  const { row, holder } = uploading;
  const giveBack = async (error: unknown): Promise<never> => {
    await giveBackAttempt(context.emOf(row.accountId), holder, step);
    throw error;
  };
  const file = idImages.keptDays === null ? null : await keepFile(files, row.accountId, reading.jpeg).catch(giveBack);
  return storeReading(context, {
    ...uploading,
    step,
    kind,
    reading: storedReading(reading),
    hashes: reading,
    file,
  });
}
