import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import type { IdImageSettings } from '#kit/process/id-images.js';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import type { IdCheckSignal } from '../../verification/checks/signals.js';
import { isIdFinding } from '../../verification/details/id-findings.js';
import type { EffectiveScreens } from '../../verification/details/screens.js';
import type { IdDocumentKind, IdStep } from '../reading/id-image-reading.js';
import { IdCheck } from '../state/id-check.entity.js';
import { IdImage } from '../state/id-image.entity.js';
import type { ReadImage, StoredReading } from '../state/stored-reading.js';
import { usedUpSteps } from '../upload/count-attempt.js';
import { type IdDecision, decideIdCheck } from './decide-id-check.js';
import { findUsedBefore } from './find-used-before.js';
import type { IdHolder } from './id-holder.js';
import { type Identity, identityOf } from './identity.js';
import { neededSteps } from './needed-steps.js';

/** A keyed digest of what a document is known by; null without a number. */
export function documentMarkOf(identity: Identity | null): string | null {
  const number = identity?.documentNumber?.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return number ? lookupDigest(`document:${identity?.issuingCountry ?? ''}:${number}`) : null;
}

/**
 * The decision about a guest's document as of now: out of the pictures that count and what the reservation says of the
 * guest at this moment. Once its person is forgotten it stays as it was last.
 */
export async function judgeIdCheck(
  em: EntityManager,
  row: IdHolder,
  screens: EffectiveScreens,
  { asksSelfie, attempts }: Pick<IdImageSettings, 'asksSelfie' | 'attempts'>,
): Promise<IdDecision & { check: IdCheck | null }> {
  const check = await em.findOne(IdCheck, { accountId: row.accountId, id: row.id });
  if (check?.erasedAt) return { ...asItWas(check), check };
  const kind = (check?.kind ?? null) as IdDocumentKind | null;
  const images = check ? await readImages(em, row) : [];
  const secret = check ? await em.findOne(GuestSecret, { accountId: row.accountId, id: row.id }) : null;
  const mark = kind ? documentMarkOf(identityOf(kind, images)) : null;
  const steps = images.map(({ step }) => step);
  const decision = decideIdCheck({
    ...{ kind, images, needed: neededSteps(kind, screens, asksSelfie) },
    guest: { fullName: row.guestFullName, birthDate: row.birthDate ?? secret?.birthDate ?? null },
    checkOut: row.checkOutDate?.slice(0, 10) ?? null,
    today: new Date().toISOString().slice(0, 10),
    usedBefore: check ? await findUsedBefore(em, row, steps, mark) : { image: false, document: false },
    faceDistance: check?.faceDistance ?? null,
    usedUp: usedUpSteps(check, attempts, new Date()),
  });
  return { ...decision, check };
}

/** The pictures that count, opened. */
export async function readImages(
  em: EntityManager,
  { accountId, id }: Pick<IdHolder, 'accountId' | 'id'>,
): Promise<ReadImage[]> {
  const images = await em.find(IdImage, { accountId, reservationId: id }, { orderBy: { step: 'asc' } });
  return images.map(({ step, kind, reading }) => ({
    step: step as IdStep,
    kind: kind as IdDocumentKind,
    reading: JSON.parse(reading) as StoredReading,
  }));
}

function asItWas({ status, findings }: IdCheck): IdDecision {
  const isDone = status !== 'waiting';
  return {
    status: status as IdDecision['status'],
    missing: isDone ? [] : ['front'],
    findings: findings.filter(isIdFinding),
    identity: null,
  };
}

/** What the verification rests on. */
export function signalOf({ missing, findings, check }: IdDecision & { check: IdCheck | null }): IdCheckSignal {
  return { started: check !== null, missing, findings };
}
