import type { EntityManager } from '@mikro-orm/postgresql';
import type { ScreenName } from '#portal-screens';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { AnswersOf } from '../answers/read-answers.js';
import { findBehavior } from '../behavior/find-behavior.js';
import { findConfirmed } from '../codes/find-confirmed.js';
import { isDepositHeld } from '../deposit/is-deposit-held.js';
import { PortalStepRow } from '../step/portal-step.entity.js';
import type { ConfirmedSignal, CreditPerson, PortalTold, PortalToldSignal } from '../../booking/facts/portal-facts.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';

/** Reads the portal steps of a reservation. */
export async function findTold(em: EntityManager, row: Reservation, payments: PaymentSignal[]): Promise<PortalTold> {
  const steps = await em.find(PortalStepRow, { accountId: row.accountId, reservationId: row.id });
  const isHeld = isDepositHeld(payments);
  const accepted = steps.flatMap(({ screen, state }) => {
    const isPaid = state === 'submitted' && screen === 'SecurityDeposit' && isHeld;
    return state === 'accepted' || isPaid ? [screen] : [];
  });
  const done = (screen: ScreenName) => steps.find((step) => step.screen === screen && accepted.includes(screen));
  const skipped = steps.flatMap(({ screen, state }) => (state === 'skipped' ? [screen] : []));
  const told = { accepted, skipped, portalTold: toldOf(done('PurposeOfStay')), agreed: agreedOf(done('CreditCheck')) };
  return { ...told, confirmed: await confirmedOf(em, row), behavior: await findBehavior(em, row, steps) };
}

/** From codes sent to the guest's current contact details. */
async function confirmedOf(em: EntityManager, row: Reservation): Promise<ConfirmedSignal | null> {
  const { email, sms } = await findConfirmed(em, row, { email: [row.guestEmail], sms: [row.guestPhone] });
  return email === null && sms === null ? null : { email: email !== null, phone: sms !== null };
}

/** The guest's free text is not passed on. */
function toldOf(step: PortalStepRow | undefined): PortalToldSignal | null {
  if (!step?.answers) return null;
  const { purpose, visitors } = JSON.parse(step.answers) as AnswersOf<'PurposeOfStay'>;
  return { purpose, visitors };
}

function agreedOf(step: PortalStepRow | undefined): CreditPerson | null {
  if (!step?.answers) return null;
  const { legalName, otherNames, birthDate, address, country } = JSON.parse(step.answers) as AnswersOf<'CreditCheck'>;
  const { sha256, disclosure } = step.evidence;
  const text = sha256 ?? disclosure;
  return {
    name: legalName,
    otherNames,
    birthDate,
    address,
    country,
    consentedAt: step.submittedAt?.toISOString() ?? null,
    disclosure: text === undefined ? null : String(text),
  };
}
