import type { EntityManager } from '@mikro-orm/postgresql';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { forgetFaces } from '../../booking/id-document/forget-faces.js';
import { fillReservation } from '../../booking/reservation/save/fill-reservation.js';
import { sealGuest } from '../../booking/reservation/save/seal-guest.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import type { AnswersOf } from '../answers/read-answers.js';
import { keepAdults } from '../adults/keep-adults.js';
import type { PortalVisitor } from '../visit/open-visit.js';

interface Applied {
  context: PortalContext;
  tx: EntityManager;
  row: Reservation;
  visitor: PortalVisitor;
}

/** Applies answers to the reservation and its guest, in the caller's transaction; most screens change nothing. */
export async function applyAnswers(
  context: PortalContext,
  tx: EntityManager,
  row: Reservation,
  screen: ScreenName,
  answers: Record<string, unknown>,
  visitor: PortalVisitor,
): Promise<void> {
  const applied = { context, tx, row, visitor };
  if (screen === 'AboutYou') await aboutYou(applied, answers as AnswersOf<'AboutYou'>);
  if (screen === 'GuestList') await guestList(applied, answers as AnswersOf<'GuestList'>);
  if (screen === 'IDVerification') await idVerification(applied, answers as AnswersOf<'IDVerification'>);
  if (screen === 'TimeInfoEdit') timeInfo(applied, answers as AnswersOf<'TimeInfoEdit'>);
}

/** The guest's own details replace those from the booking channel, which may include masked addresses. */
async function aboutYou({ context, tx, row, visitor }: Applied, said: AnswersOf<'AboutYou'>): Promise<void> {
  const { firstName, lastName, email, phone, birthDate, address, country } = said;
  const fullName = `${firstName} ${lastName}`;
  fillReservation(row, { guest: { firstName, lastName, fullName, email, phone, location: `${address}, ${country}` } });
  const known = await tx.findOne(GuestSecret, { accountId: row.accountId, id: row.id });
  // The page tells the guest if their IP address is checked.
  const looksAtAddress = visitor.screens.FraudDetectionAddon === 'required' && !known?.ipAddress;
  const ipAddress = looksAtAddress ? (context.viewer.address ?? undefined) : undefined;
  await sealGuest(tx, row, { guest: { birthDate, ipAddress } });
}

async function guestList({ context, tx, row, visitor }: Applied, { guests }: AnswersOf<'GuestList'>): Promise<void> {
  const { eachAdult } = visitor.contents.GuestList;
  await keepAdults(context, tx, row, eachAdult.length > 0 ? guests : []);
  await sealGuest(tx, row, { guests: guests.map(({ name, email }) => ({ name, email })) });
}

/** A guest may withdraw consent after uploading images: face measurements are then deleted. */
async function idVerification({ context, tx, row, visitor }: Applied, said: AnswersOf<'IDVerification'>) {
  const { holder, screens } = visitor;
  const check = await tx.findOne(IdCheck, { accountId: row.accountId, id: holder.id }, { refresh: true });
  if (!check) return;
  check.selfieDeclined = !said.biometric;
  if (check.selfieDeclined) {
    check.faceDistance = null;
    check.movement = null;
    await forgetFaces(tx, holder);
  }
  await tx.flush();
  await context.documents.settle(tx, check, { row, holder, screens });
}

/** Days stay as booked; times are in the listing's time zone. */
function timeInfo({ row }: Applied, { arrivalTime, departureTime }: AnswersOf<'TimeInfoEdit'>): void {
  if (row.checkInDate) row.checkInDate = `${row.checkInDate.slice(0, 10)}T${arrivalTime}:00`;
  if (row.checkOutDate) row.checkOutDate = `${row.checkOutDate.slice(0, 10)}T${departureTime}:00`;
}
