import type { Hashes, IdDocumentKind } from '@guest-screening/document-reader';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOf } from '#events';
import { announce, audit } from '#kit/queue/outbox.js';
import { underClaim } from '#kit/store/claimed-writes.js';
import { type BookingMismatch, bookingMismatch } from '../../../booking/id-document/booking-mismatch.js';
import { forgetFaces } from '../../../booking/id-document/forget-faces.js';
import { isDigital } from '../../../booking/id-document/digital-of.js';
import type { IdHolder } from '../../../booking/id-document/id-holder.js';
import type { IdCheck } from '../../../booking/id-document/id-check.entity.js';
import { IdImage } from '../../../booking/id-document/id-image.entity.js';
import { documentMarkOf } from '../../../booking/id-document/identity.js';
import { maskedHash } from '../../../booking/id-document/masked-hash.js';
import { faceDistanceOf, readImages } from '../../../booking/id-document/read-images.js';
import { SAME_PICTURE } from '../../../booking/id-document/same-picture.js';
import { hashParts, type ReadingStep, type StoredReading } from '../../../booking/id-document/stored-reading.js';
import { analyseAgain } from '../../../booking/reservation/analyse-again.js';
import { type Found, FOUND } from '../../../booking/reservation/analysis.js';
import { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { refuseErased } from '../../../booking/retention/refuse-erased.js';
import type { PortalContext } from '../../context.js';
import { settlePortal } from '../../step/settle-portal.js';
import type { Uploading } from '../../visit/portal-pictures.js';
import { refuseClosed } from '../../visit/refuse-closed.js';
import { forgetAskedAgain, lockedCheck, openCheck } from './count-attempt.js';
import type { KeptFile } from './keep-file.js';

const SHARING = `
  with shared as (
    select same.id from screening.id_image mine, lateral (select r.id ${SAME_PICTURE('mine')}) same
    where mine.account_id = ? and mine.reservation_id = ?
    union select c.id from screening.id_check c where c.account_id = ? and c.document_mark = ?)
  select ${FOUND} from shared join screening.reservation r on r.account_id = ? and r.id = shared.id
  where r.id <> ? and r.erased_at is null limit 50`;

/** Other reservations that share an image or document with this one: their findings change with it. */
function findSharing(tx: EntityManager, { accountId, id }: IdHolder, mark: string | null): Promise<Found[]> {
  return tx.execute<Found[]>(SHARING, [accountId, id, accountId, mark, accountId, id]);
}

/** Re-evaluates them, in the caller's transaction. They are not locked, since two of them may share with each other. */
function lookAgainAt(
  { jobs, analysis }: Pick<PortalContext, 'jobs' | 'analysis'>,
  tx: EntityManager,
  others: readonly Found[],
): Promise<void> {
  const each = [...new Map(others.map((other) => [other.reservationId, other])).values()];
  const payloads = each.map(({ accountId, reservationId, revision }) => ({
    accountId,
    reservationId,
    revision,
    step: 'refresh' as const,
  }));
  return jobs.enqueueAll(tx, analysis, payloads);
}

export interface GoodImage extends Omit<Uploading, 'comparesFaces'> {
  step: ReadingStep;
  kind: IdDocumentKind;
  reading: StoredReading;
  /** null: there is no image, or one that is part of a document's data. */
  hashes: Hashes | null;
  file: KeptFile | null;
}

/**
 * Makes an image, or the reading of a document's data, the current one of its step, decides, announces and queues the
 * analysis, in one transaction under the reservation's lock: of concurrent uploads, the later one wins. Returns how the
 * document differs from the booking. Throws RESERVATION_ERASED, for guests PORTAL_CLOSED and STAY_DECLINED. After a failure the file is removed.
 */
export async function storeReading(context: PortalContext, good: GoodImage): Promise<BookingMismatch | null> {
  try {
    return await store(context, good);
  } catch (error) {
    if (good.file) await context.files.remove(good.file.fileName);
    throw error;
  }
}

function store(context: PortalContext, good: GoodImage): Promise<BookingMismatch | null> {
  const { accountId, id } = good.row;
  const isAdult = good.holder.id !== id;
  return underClaim(context.emOf(accountId), context.viewer.claim).transactional(async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const row = await tx.findOneOrFail(Reservation, { accountId, id }, lock);
    refuseErased(row);
    if (context.viewer.kind === 'guest') refuseClosed(row);
    await openCheck(tx, good.holder, good.kind);
    const check = await lockedCheck(tx, accountId, good.holder.id);
    const before = await findSharing(tx, good.holder, check.documentMark);
    await putImage(tx, good);
    forgetAskedAgain(check, good.step);
    // A new back does not affect faces, unless it changes which document counts.
    const keepsFaces = good.step === 'back' && check.kind === good.kind;
    if (good.step !== 'selfie') check.kind = good.kind;
    check.erasedAt = null;
    // Only the guest decides whether faces are compared.
    check.selfieDeclined = good.declinesSelfie ?? check.selfieDeclined;
    check.movement = movementAfter(check, good);
    const { holder, screens } = good;
    if (!context.idImages.asksSelfie) check.faceDistance = null;
    else if (!keepsFaces) check.faceDistance = faceDistanceOf(await readImages(tx, holder), check.kind);
    await tx.flush();
    await tell(tx, row, good);
    const { status, findings, identity } = await context.documents.settle(tx, check, { row, holder, screens });
    check.documentMark = documentMarkOf(identity);
    check.person = identity && JSON.stringify(identity);
    if (!isAdult) row.identified = identity !== null;
    // If images are not stored, face measurements are deleted once the check passes; until then a better image may
    // follow.
    if (context.idImages.keptDays === null && status === 'passed') await forgetFaces(tx, holder);
    await tx.flush();
    await lookAgainAt(context, tx, [...before, ...(await findSharing(tx, holder, check.documentMark))]);
    if (isAdult) await settlePortal(tx, row, good.stayScreens, []);
    await analyseAgain(context, tx, 'id = ?::uuid', [id]);
    return bookingMismatch(findings);
  });
}

/** A new selfie starts the movement check again: the frames were compared with the one before. */
function movementAfter({ movement }: IdCheck, { step, asksMovement }: GoodImage): IdCheck['movement'] {
  if (step !== 'selfie' || asksMovement === undefined) return movement;
  return asksMovement ? {} : null;
}

/** Data of a document is only recorded in the audit trail: subscribers know the steps of images. */
async function tell(tx: EntityManager, { accountId, id }: Reservation, { step, reading }: GoodImage): Promise<void> {
  if (!isDigital(step)) return announce(tx, accountId, eventOf('id_check.image_uploaded', { reservationId: id, step }));
  const payload = { reservationId: id, faults: (reading.chip ?? reading.mobileLicence)?.faults ?? [] };
  await audit(tx, accountId, { type: `id_check.${step}_submitted`, subjectId: id, payload });
}

/** Hash of what is not compared with other images. */
const NO_HASH = '0'.repeat(16);

const DROP = `
  insert into screening.dropped_file (account_id, id, name)
  select account_id, gen_random_uuid(), file_name from screening.id_image
  where account_id = ? and reservation_id = ? and step = ? and file_name is not null`;

/** The previous image loses its key immediately, and its file in a later purge. */
async function putImage(tx: EntityManager, { holder, step, kind, reading, hashes, file }: GoodImage): Promise<void> {
  await tx.execute(DROP, [holder.accountId, holder.id, step]);
  const key = { accountId: holder.accountId, reservationId: holder.id, step };
  const known = await tx.findOne(IdImage, key, { refresh: true });
  const image = known ?? Object.assign(new IdImage(), key);
  Object.assign(image, {
    kind,
    reading: JSON.stringify(reading),
    uploadedAt: new Date(),
    perceptualHash: hashes?.perceptualHash ?? NO_HASH,
    hashParts: hashes ? hashParts(hashes.perceptualHash) : [],
    fineHash: hashes?.fineHash ? maskedHash(holder.accountId, hashes.fineHash) : null,
    hasFace: reading.faces?.descriptor !== undefined,
    fileName: file?.fileName ?? null,
    fileKey: file?.fileKey ?? null,
  });
  tx.persist(image);
  await tx.flush();
}
