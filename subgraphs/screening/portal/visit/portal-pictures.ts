import { Failure } from '#kit/failure.js';
import type { PortalContext } from '../context.js';
import { bookingMismatch } from '../../booking/id-document/booking-mismatch.js';
import { type IdStep, type IdDocumentKind, missingFaceModels } from '@guest-screening/document-reader';
import type { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { findHasDigital, hasDigitalOf } from '../../booking/id-document/digital-of.js';
import { IdImage } from '../../booking/id-document/id-image.entity.js';
import { MOVEMENT, MOVEMENT_ATTEMPTS, awaitsMovement } from '../../booking/id-document/movement.js';
import { attemptsLeft } from '../../booking/id-document/attempts.js';
import { messages, problems } from '../../messages.js';
import type { PortalStepRow } from '../step/portal-step.entity.js';
import { ID_SCREENS, agreedDocument, stepsAsked } from './agreed-document.js';
import { type PortalVisitor, openVisit } from './open-visit.js';
import { refuseClosed } from './refuse-closed.js';
import type { PortalMovement, PortalPictures } from './portal-pictures.type.js';

const DOCUMENTS: readonly IdDocumentKind[] = ['passport', 'id', 'drivers'];
const STEPS: readonly IdStep[] = ['front', 'back', 'selfie'];

/** Images that the guest agreed to provide, and their progress; null if none are pending. */
export async function findPortalPictures(
  { emOf, idImages }: Pick<PortalContext, 'emOf' | 'idImages'>,
  { holder, screens, asked }: PortalVisitor,
  steps: PortalStepRow[],
  check: IdCheck | null,
): Promise<PortalPictures | null> {
  const agreed = agreedDocument(steps, asked);
  if (!agreed) return null;
  const { accountId, id } = holder;
  const images = await emOf(accountId).find(IdImage, { accountId, reservationId: id });
  const isShown = images.some(({ step }) => step !== 'selfie');
  const { asksSelfie, attempts } = idImages;
  return {
    kind: isShown && check ? check.kind : agreed.kind,
    documents: DOCUMENTS.map((kind) => ({
      kind,
      steps: stepsAsked(kind, screens, { agreed, asksSelfie, hasDigital: hasDigitalOf(kind, images) }),
    })),
    pictures: STEPS.map((step) => ({
      step,
      kind: images.find((image) => image.step === step)?.kind ?? null,
      attemptsLeft: attemptsLeft(check, step, attempts, new Date()),
    })),
    mismatch: bookingMismatch(check?.findings ?? []),
    movement: movementOf(check),
  };
}

/** The movement check as the guest sees it; null if it is not asked. */
export function movementOf(check: IdCheck | null): PortalMovement | null {
  if (!check?.movement) return null;
  const { outcome = null, faults = [] } = check.movement;
  const left = attemptsLeft(check, MOVEMENT, MOVEMENT_ATTEMPTS, new Date());
  return { isToDo: awaitsMovement(check.movement), outcome, faults, attemptsLeft: left };
}

/** Owner of an image, and their requirements. */
export interface Uploading extends Pick<PortalVisitor, 'row' | 'holder' | 'screens' | 'stayScreens'> {
  comparesFaces: boolean;
  /** Whether the guest chose manual review instead of a selfie; undefined if they were not asked. */
  declinesSelfie?: boolean;
  /** Whether a guest who takes a selfie also turns their head; undefined: not uploaded in the portal. */
  asksMovement?: boolean;
}

/**
 * The reservation for which a guest may upload this image: their own, once they agreed on a screen that awaits it.
 * `comparesFaces` false: the guest did not agree to a comparison. Throws RESERVATION_NOT_FOUND, PORTAL_CLOSED,
 * STAY_DECLINED, SCREEN_NOT_ASKED, SCREEN_NOT_DONE before they agreed, SCREEN_DONE after acceptance, BAD_INPUT.
 */
export async function stayOfPicture(
  context: PortalContext,
  ask: { reservationId: string; pms: string | null; step: IdStep; kind: IdDocumentKind },
): Promise<Uploading> {
  const { viewer, load, idImages } = context;
  if (ask.pms || ask.reservationId !== viewer.reservationId)
    throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  const { row, holder, screens, stayScreens, asked, contents } = await openVisit(context);
  refuseClosed(row);
  if (!ID_SCREENS.some((screen) => asked.includes(screen)))
    throw new Failure('SCREEN_NOT_ASKED', messages.documentNotRequired);
  const known = await load.portalStepsOf(holder.id);
  const agreed = agreedDocument(known, asked);
  if (!agreed) throw notWaited(known);
  const hasDigital = await findHasDigital(context.emOf(row.accountId), row.accountId, holder.id, ask.kind);
  const steps = stepsAsked(ask.kind, screens, { agreed, asksSelfie: idImages.asksSelfie, hasDigital });
  if (steps.includes(ask.step)) {
    const { declinesSelfie } = agreed;
    const comparesFaces = steps.includes('selfie');
    const asksMovement = comparesFaces && missingFaceModels() === null && contents.IDVerification.askMovement;
    return { row, holder, screens, stayScreens, comparesFaces, declinesSelfie, asksMovement };
  }
  const problem = { loc: ['step'], msg: problems.imageNotRequired, type: 'enum' };
  throw new Failure('BAD_INPUT', messages.imageNotRequired, [problem]);
}

function notWaited(steps: PortalStepRow[]): Failure {
  return steps.some(({ screen, state }) => ID_SCREENS.includes(screen) && state === 'accepted')
    ? new Failure('SCREEN_DONE', messages.imagesAccepted)
    : new Failure('SCREEN_NOT_DONE', messages.agreeToDocument);
}
