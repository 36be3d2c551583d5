import type { PortalContext } from '../../context.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { ID_FINDINGS } from '../../../booking/facts/id-findings.js';
import { screensInForce } from '../../../booking/screens/find-reservation-screens.js';
import type { IdImage } from '../../../booking/id-document/id-image.entity.js';
import type { IdStep } from '@guest-screening/document-reader';
import type { IdCheck } from '../../../booking/id-document/id-check.entity.js';
import { awaitsMovement } from '../../../booking/id-document/movement.js';
import type { IdMovement } from '../movement/movement.type.js';
import { isDigital } from '../../../booking/id-document/digital-of.js';
import { findDigital } from '../digital/find-digital.js';
import { messages } from '../../../messages.js';
import type { IdCheckImage, IdCheckType } from './id-check.type.js';
import { linkIdImage } from './find-id-image.js';

const NAMES: Record<IdStep, string> = {
  front: 'the front of the document',
  back: 'the back of the document',
  selfie: 'a selfie',
};

/** Current status of the guest's document check. */
export async function findIdCheck(context: PortalContext, row: Reservation): Promise<IdCheckType> {
  const screens = await screensInForce(context, row);
  const { status, missing, findings } = await context.documents.judge(row, screens);
  const check = await context.load.idCheckOf(row.id);
  return {
    status,
    missing,
    findings,
    missingText: missingText(missing),
    errors: findings.map((code) => ID_FINDINGS[code].text),
    images: await shownImages(context, row.accountId, row.id),
    chip: await findDigital(context, row, 'chip'),
    mobileLicence: await findDigital(context, row, 'mobile_licence'),
    movement: shownMovement(check),
  };
}

/** Current images with links, of the primary guest (`id` is the reservation's) or of an adult. */
export async function imagesOf(context: PortalContext, reservationId: string, id: string): Promise<IdCheckImage[]> {
  const row = await context.load.reservation(reservationId);
  return row ? shownImages(context, row.accountId, id) : [];
}

async function shownImages(context: PortalContext, accountId: string, id: string): Promise<IdCheckImage[]> {
  const images = await context.load.idImagesOf(accountId, id);
  return images.filter(({ step }) => !isDigital(step)).map((image) => shown(context, image));
}

function shownMovement(check: IdCheck | null): IdMovement | null {
  if (!check?.movement) return null;
  const { outcome = null, faults = [], judgedAt } = check.movement;
  const isToDo = awaitsMovement(check.movement);
  return { isToDo, outcome, faults, judgedAt: judgedAt ? new Date(judgedAt) : null };
}

function missingText(missing: IdStep[]): string | null {
  return missing.length > 0 ? messages.imagesMissing(missing.map((step) => NAMES[step])) : null;
}

function shown(context: PortalContext, image: Omit<IdImage, 'reading'>): IdCheckImage {
  const { step, kind, uploadedAt } = image;
  return { step, kind, uploadedAt, url: linkIdImage(context, image) };
}
