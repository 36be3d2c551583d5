import type { ScreeningContext } from '../../context.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { ID_FINDINGS } from '../../verification/details/id-findings.js';
import { screensInForce } from '../../verification/details/portal-screens/find-reservation-screens.js';
import { judgeIdCheck } from '../decide/judge-id-check.js';
import type { IdImage } from '../state/id-image.entity.js';
import type { IdStep } from '@guest-screening/document-reader';
import type { IdCheckImage, IdCheckType } from './id-check.type.js';
import { linkIdImage } from './find-id-image.js';

const NAMES: Record<IdStep, string> = {
  front: 'the front of the document',
  back: 'the back of the document',
  selfie: 'a selfie',
};

/** How far the check of a guest's document is, as of now. */
export async function findIdCheck(context: ScreeningContext, row: Reservation): Promise<IdCheckType> {
  const screens = await screensInForce(context, row);
  const { status, missing, findings } = await judgeIdCheck(context.load.idCheckRows, row, screens, context.idImages);
  return {
    status,
    missing,
    findings,
    missingText: missingText(missing),
    errors: findings.map((code) => ID_FINDINGS[code].text),
    images: await shownImages(context, row.accountId, row.id),
  };
}

/** The pictures that count of the guest who booked (`id` the reservation's) or of an adult, with links to them. */
export async function imagesOf(context: ScreeningContext, reservationId: string, id: string): Promise<IdCheckImage[]> {
  const row = await context.load.reservation(reservationId);
  return row ? shownImages(context, row.accountId, id) : [];
}

async function shownImages(context: ScreeningContext, accountId: string, id: string): Promise<IdCheckImage[]> {
  return (await context.load.idImagesOf(accountId, id)).map((image) => shown(context, image));
}

function missingText(missing: IdStep[]): string | null {
  return missing.length > 0 ? `Still missing: ${missing.map((step) => NAMES[step]).join(', ')}.` : null;
}

function shown(context: ScreeningContext, image: Omit<IdImage, 'reading'>): IdCheckImage {
  const { step, kind, uploadedAt } = image;
  return { step, kind, uploadedAt, url: linkIdImage(context, image) };
}
