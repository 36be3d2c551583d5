import { eventOf } from '#events';
import type { FailureCode } from '#failure-codes';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import type { ScreenName } from '#portal-screens';
import { messages, problems } from '../../messages.js';
import type { FormField } from '../content/content-shapes.js';
import type { PortalContents } from '../content/find-portal-content.js';
import type { PortalContext } from '../context.js';
import { keepFile } from '../id-images/upload/keep-file.js';
import { findStep, lockOpenReservation } from '../step/find-step.js';
import { refuseDone } from '../step/refuse-done.js';
import { findPortal } from '../visit/find-portal.js';
import { mustBeAsked, openVisit } from '../visit/open-visit.js';
import type { Portal } from '../visit/portal.type.js';
import { type FileFault, checkFile } from './check-file.js';
import { type FileSlot, FILE_FORMATS, MAX_MEGABYTES } from './file-formats.js';
import { dropFiles } from './forget-portal-files.js';
import { PortalFileRow } from './portal-file.entity.js';

/** Upload slots of a screen: its own, or a form's file questions. */
function slotsOf(contents: PortalContents, screen: ScreenName): FileSlot[] {
  if (screen === 'FileUpload') return contents.FileUpload.slots;
  if (screen !== 'CustomScreen' && screen !== 'LongTerm') return [];
  return contents[screen].fields.flatMap((field) => (field.kind === 'file' ? [slotOf(field)] : []));
}

function slotOf({ id, required, types, maxMegabytes }: FormField): FileSlot {
  return { id, required, types: types ?? [...FILE_FORMATS], maxMegabytes: maxMegabytes ?? MAX_MEGABYTES };
}

export interface UploadPortalFile {
  screen: ScreenName;
  slot: string;
  name: string | null;
  contentBase64: string;
}

const REFUSALS: Record<FileFault, [code: FailureCode, sentence: (slot: FileSlot) => string]> = {
  empty: ['FILE_DAMAGED', () => messages.fileEmpty],
  too_large: ['FILE_TOO_LARGE', ({ maxMegabytes }) => messages.fileTooLarge(maxMegabytes)],
  type: ['FILE_TYPE_REFUSED', ({ types }) => messages.fileType(types)],
  damaged: ['FILE_DAMAGED', () => messages.fileDamaged],
};

/**
 * Stores a file in a slot of a screen that is not submitted yet, replacing the current one. The format is detected from
 * the content. Throws FORBIDDEN, RESERVATION_NOT_FOUND, RESERVATION_ERASED, PORTAL_CLOSED, STAY_DECLINED,
 * SCREEN_NOT_ASKED, SCREEN_DONE, BAD_INPUT for an unknown slot, FILE_TYPE_REFUSED, FILE_TOO_LARGE, FILE_DAMAGED, UNAVAILABLE.
 */
export async function uploadPortalFile(context: PortalContext, ask: UploadPortalFile): Promise<Portal> {
  const visitor = await openVisit(context);
  mustBeAsked(visitor, ask.screen);
  const slot = slotsOf(visitor.contents, ask.screen).find(({ id }) => id === ask.slot) ?? unknown();
  const known = (await context.load.portalStepsOf(visitor.row.id)).find(({ screen }) => screen === ask.screen);
  if (known) refuseDone(known);
  const { format, bytes } = await checked(ask.contentBase64, slot);
  const file = await keepFile(context.files, visitor.row.accountId, bytes);
  const row = Object.assign(new PortalFileRow(), {
    accountId: visitor.row.accountId,
    reservationId: visitor.row.id,
    screen: ask.screen,
    slot: slot.id,
    format,
    bytes: bytes.length,
    name: tidy(ask.name),
    uploadedAt: new Date(),
    ...file,
  });
  try {
    await store(context, row);
  } catch (error) {
    await context.files.remove(file.fileName);
    throw error;
  }
  return findPortal(context);
}

/** Removes a file before its screen is submitted. Throws like `uploadPortalFile`; a missing file is not a failure. */
export async function removePortalFile(context: PortalContext, screen: ScreenName, slot: string): Promise<Portal> {
  const visitor = await openVisit(context);
  mustBeAsked(visitor, screen);
  await context.em.transactional(async (tx) => {
    const { accountId, id: reservationId } = await lockOpenReservation(tx, visitor.row.id);
    refuseDone(await findStep(tx, visitor.row, screen));
    await dropFiles(tx, accountId, { reservationIds: [reservationId], screen, slot });
  });
  return findPortal(context);
}

async function store({ em }: Pick<PortalContext, 'em'>, file: PortalFileRow): Promise<void> {
  await em.transactional(async (tx) => {
    const row = await lockOpenReservation(tx, file.reservationId);
    const step = await findStep(tx, row, file.screen);
    refuseDone(step);
    step.viewedAt ??= new Date();
    if (step.state === 'viewed') step.state = 'entered';
    const { accountId, reservationId, screen, slot } = file;
    await tx.flush();
    await dropFiles(tx, accountId, { reservationIds: [reservationId], screen, slot });
    tx.persist(file);
    await tx.flush();
    await announce(
      tx,
      accountId,
      eventOf('guest_portal.file_uploaded', { reservationId, screen, portalFileId: file.id }),
    );
  });
}

async function checked(contentBase64: string, slot: FileSlot) {
  const found = await checkFile(Buffer.from(contentBase64, 'base64'), slot);
  if (!('fault' in found)) return found;
  const [code, sentence] = REFUSALS[found.fault];
  throw new Failure(code, sentence(slot));
}

function unknown(): never {
  const problem = { loc: ['slot'], msg: problems.fileNotRequired, type: 'enum' };
  throw new Failure('BAD_INPUT', messages.fileNotRequired, [problem]);
}

/** File name for display: one line, without folders. */
function tidy(name: string | null): string | null {
  const last = (name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[\\/]/)
    .at(-1)!;
  return last.toWellFormed().trim().slice(0, 120) || null;
}
