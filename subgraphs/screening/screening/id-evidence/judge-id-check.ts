import type { EntityManager } from '@mikro-orm/postgresql';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import type { IdCheckSignal } from '../checks/signals.js';
import { isIdFinding } from '../../booking/facts/id-findings.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import type { IdDocumentKind } from '@guest-screening/document-reader';
import { IdCheck } from '../../booking/id-document/id-check.entity.js';
import type { IdDecision } from '../../booking/id-document/judgement.js';
import { readImages } from '../../booking/id-document/read-images.js';
import type { ReadImage } from '../../booking/id-document/stored-reading.js';
import { usedUpSteps } from '../../booking/id-document/attempts.js';
import { decideIdCheck } from './decide-id-check.js';
import { type UsedBefore, findUsedBefore } from './find-used-before.js';
import type { IdHolder } from '../../booking/id-document/id-holder.js';
import { documentMarkOf, identityOf } from '../../booking/id-document/identity.js';
import { awaitsMovement } from '../../booking/id-document/movement.js';
import { hasDigitalOf } from '../../booking/id-document/digital-of.js';
import { neededSteps } from '../../booking/id-document/needed-steps.js';

/** Reads the rows of a check, either in a transaction or batched for a list. */
export interface IdCheckRows {
  check(holder: IdHolder): Promise<IdCheck | null>;
  /** The images that count, by step. */
  images(holder: IdHolder): Promise<ReadImage[]>;
  /** Date of birth of the primary guest, `YYYY-MM-DD`. */
  birthDate(holder: IdHolder): Promise<string | null>;
  usedBefore(holder: IdHolder, documentMark: string | null): Promise<UsedBefore>;
}

/** Reads rows in a transaction. */
export const rowsIn = (em: EntityManager): IdCheckRows => ({
  check: ({ accountId, id }) => em.findOne(IdCheck, { accountId, id }),
  images: (holder) => readImages(em, holder),
  birthDate: async ({ accountId, id }) => (await em.findOne(GuestSecret, { accountId, id }))?.birthDate ?? null,
  usedBefore: (holder, documentMark) => findUsedBefore(em, holder, documentMark),
});

/** The rows of a guest without a check. */
export const NO_ID_CHECK: IdCheckRows = {
  check: async () => null,
  images: async () => [],
  birthDate: async () => null,
  usedBefore: async () => ({ image: false, document: false }),
};

/**
 * Decides on a guest's document as of now, from the images that count and the reservation's current guest details.
 * After the guest is erased, returns the last stored result.
 */
export async function judgeIdCheck(
  rows: IdCheckRows,
  row: IdHolder,
  screens: EffectiveScreens,
  { asksSelfie, attempts }: Pick<IdImageSettings, 'asksSelfie' | 'attempts'>,
): Promise<IdDecision & { check: IdCheck | null }> {
  const check = await rows.check(row);
  if (check?.erasedAt) return { ...asItWas(check), check };
  const kind = (check?.kind ?? null) as IdDocumentKind | null;
  const images = check ? await rows.images(row) : [];
  const birthDate = row.birthDate ?? (check ? await rows.birthDate(row) : null);
  const mark = kind ? documentMarkOf(identityOf(kind, images)) : null;
  const asked = neededSteps(kind, screens, asksSelfie, hasDigitalOf(kind, images));
  const selfieDeclined = asked.includes('selfie') && check?.selfieDeclined === true;
  const decision = decideIdCheck({
    kind,
    images,
    needed: selfieDeclined ? asked.filter((step) => step !== 'selfie') : asked,
    selfieDeclined,
    guest: { fullName: row.guestFullName, birthDate },
    checkOut: row.checkOutDate?.slice(0, 10) ?? null,
    today: new Date().toISOString().slice(0, 10),
    usedBefore: check ? await rows.usedBefore(row, mark) : { image: false, document: false },
    faceDistance: check?.faceDistance ?? null,
    movement: check?.movement
      ? { awaits: awaitsMovement(check.movement), outcome: check.movement.outcome ?? null }
      : null,
    usedUp: usedUpSteps(check, attempts, new Date()),
  });
  return { ...decision, check };
}

function asItWas({ status, findings }: IdCheck): IdDecision {
  const isDone = status !== 'waiting';
  return {
    status: status as IdDecision['status'],
    missing: isDone ? [] : ['front'],
    awaitsMovement: false,
    findings: findings.filter(isIdFinding),
    identity: null,
  };
}

/** The signal used for verification. */
export function signalOf({
  missing,
  awaitsMovement: awaits,
  findings,
  check,
}: IdDecision & { check: IdCheck | null }): IdCheckSignal {
  return { started: check !== null, missing, findings, ...(awaits && { awaitsMovement: true as const }) };
}
