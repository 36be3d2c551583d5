import type { ScreenName } from '#portal-screens';
import { addressLine } from '#kit/address-line.js';
import type { PortalContext } from '../context.js';
import { openPages } from '../../booking/facts/open-pages.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { locationOf } from '../../booking/reservation/sealed-members.js';
import { findAdultLinks } from '../adults/show/find-adult-links.js';
import type { PortalAdultRow } from '../adults/portal-adult.entity.js';
import { asksBehavior } from '../behavior/asks-behavior.js';
import { findConfirmed } from '../codes/find-confirmed.js';
import { confirmedWays } from '../codes/code-target.js';
import { shownAnswers } from '../answers/answers.type.js';
import { fillContent, fillText } from '../content/fill-content.js';
import { hasContent } from '../content/find-portal-content.js';
import { shownContent } from '../content/screen-content.type.js';
import type { PortalStepRow } from '../step/portal-step.entity.js';
import type { ShownStep } from '../step/step-reads.js';
import { untouched } from '../step/portal-step.type.js';
import { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { retentionInForce } from '../../booking/retention/settings/retention-in-force.js';
import { findSignedCopy } from '../step/signed/find-signed-copy.js';
import { shownDocumentCheck } from './document-check.js';
import { findKnownPerson } from './find-known-person.js';
import { isApproved, isDeclined } from './is-approved.js';
import { findPortalPictures } from './portal-pictures.js';
import { portalValues } from './portal-values.js';
import { type PortalVisitor, openVisit } from './open-visit.js';
import type { Portal, PortalTask } from './portal.type.js';

/** The portal of the viewer's link. Throws FORBIDDEN, RESERVATION_NOT_FOUND, UNAVAILABLE. */
export async function findPortal(context: PortalContext): Promise<Portal> {
  const visitor = await openVisit(context);
  const { row, adult, agreement } = visitor;
  const isPreview = context.viewer.isPreview === true;
  const steps = await context.load.portalStepsOf(visitor.holder.id);
  const state = stateOf(visitor, steps);
  const isReleased = state === 'completed' && isApproved(row);
  const [place, retention, isUnpaid, confirmed, entered] = await Promise.all([
    context.load.placeOfStay(row, isReleased),
    retentionOf(context, row.accountId),
    paysElsewhere(context, steps),
    isPreview ? {} : confirmedOf(context, visitor, steps),
    isPreview ? HIDDEN : enteredBy(context, visitor, steps),
  ]);
  const values = portalValues({ row, adult, place, isReleased });
  const tasks = visitor.asked.map((screen) => {
    const task = taskOf(context, visitor, screen, steps, confirmed);
    return { ...task, content: shownContent(screen, fillContent(task.content, values)) };
  });
  const guest = adult ? adultAsGuest(adult) : bookedBy(row);
  return {
    reservationId: row.id,
    isPreview,
    state,
    isTest: context.viewer.isTest === true,
    locale: row.locale,
    guest: isPreview ? { ...guest, address: null } : guest,
    numberOfGuests: row.numberOfGuests,
    placeName: place?.nickname ?? null,
    placeAddress: isReleased && place ? addressLine(place.location) : null,
    checkInInstructions: place?.checkInInstructions ? fillText(place.checkInInstructions, values) : null,
    countryCode: place?.location.countryCode ?? null,
    timeZoneName: place?.location.timeZoneName ?? null,
    checkInDate: row.checkInDate,
    checkOutDate: row.checkOutDate,
    checkInTime: place?.checkInTime ?? null,
    checkOutTime: place?.checkOutTime ?? null,
    agreement,
    tasks: isPreview ? tasks.map((task) => ({ ...task, draft: null, files: [] })) : tasks,
    paysElsewhere: isUnpaid,
    retention,
    ...entered,
    isApproved: isReleased,
    isDeclined: isDeclined(row),
    completedAt: adult ? null : row.portalCompletedAt,
  };
}

type Entered = Pick<Portal, 'adults' | 'known' | 'documentCheck' | 'signedAgreement' | 'pictures'>;

/** A preview shows nothing that the guest entered or uploaded. */
const HIDDEN: Entered = { adults: null, known: null, documentCheck: null, signedAgreement: null, pictures: null };

/** The parts of the portal that depend on what the guest entered or uploaded. */
async function enteredBy(context: PortalContext, visitor: PortalVisitor, steps: PortalStepRow[]): Promise<Entered> {
  const { accountId, id } = visitor.holder;
  const check = await context.emOf(accountId).findOne(IdCheck, { accountId, id });
  const [adults, known, signedAgreement, pictures] = await Promise.all([
    visitor.adult ? null : findAdultLinks(context, visitor),
    findKnownPerson(context, visitor, steps, check),
    findSignedCopy(context.emOf(accountId), steps),
    findPortalPictures(context, visitor, steps, check),
  ]);
  return { adults, known, documentCheck: shownDocumentCheck(check), signedAgreement, pictures };
}

async function retentionOf(
  { emOf, retention, idImages }: Pick<PortalContext, 'emOf' | 'retention' | 'idImages'>,
  accountId: string,
): Promise<Portal['retention']> {
  const { identity } = await retentionInForce(emOf(accountId), accountId, retention);
  return { pictureDays: idImages.keptDays, identityDays: identity, backgroundDays: retention.background };
}

function bookedBy(row: Reservation): Portal['guest'] {
  return {
    firstName: row.guestFirstName,
    lastName: row.guestLastName,
    email: row.guestEmail,
    phone: row.guestPhone,
    address: locationOf(row),
  };
}

/** Adults see no data of other guests. */
function adultAsGuest({ name, email, phone }: PortalAdultRow): Portal['guest'] {
  return { firstName: name, lastName: null, email, phone, address: null };
}

/** Content that the service adds to what the host configured. */
function toldBeside(context: PortalContext, visitor: PortalVisitor, screen: ScreenName) {
  const { contents, screens } = visitor;
  const { viewer, deposits } = context;
  if (screen === 'AboutYou') {
    const ways = confirmedWays(context, contents);
    const confirms = { confirmEmail: ways.includes('email'), confirmPhone: ways.includes('sms') };
    const looksAtAddress = screens.FraudDetectionAddon === 'required';
    return { looksAtAddress, askBehavior: asksBehavior(visitor), ...confirms };
  }
  return screen === 'SecurityDeposit' ? { isTakenHere: viewer.isTest === true || deposits !== null } : {};
}

/** Whether an agreed deposit still has to be paid at the processor. */
async function paysElsewhere(
  { viewer, deposits, load }: Pick<PortalContext, 'viewer' | 'deposits' | 'load'>,
  steps: PortalStepRow[],
): Promise<boolean> {
  const step = steps.find(({ screen }) => screen === 'SecurityDeposit');
  if (step?.state !== 'submitted' || !deposits || viewer.isTest) return false;
  const last = (await load.depositsOf(step.reservationId)).at(-1);
  return last?.state !== 'held' && last?.state !== 'paid' && last?.state !== 'captured';
}

/** Contact details of the draft or booking that are already confirmed, for a page that is reloaded. */
async function confirmedOf(
  context: PortalContext,
  { row, contents, asked }: PortalVisitor,
  steps: PortalStepRow[],
): Promise<Record<string, unknown>> {
  if (!asked.includes('AboutYou') || confirmedWays(context, contents).length === 0) return {};
  const answers = steps.find(({ screen }) => screen === 'AboutYou')?.answers;
  const draft = (answers ? JSON.parse(answers) : {}) as Record<string, unknown>;
  const tried = { email: [draft.email, row.guestEmail], sms: [draft.phone, row.guestPhone] };
  const { email, sms } = await findConfirmed(context.em, row, tried);
  return { confirmedEmail: email, confirmedPhone: sms };
}

/** Only accepted screens count as complete. */
export function acceptedOf(steps: Pick<PortalStepRow, 'screen' | 'state'>[]): ScreenName[] {
  return steps.flatMap(({ screen, state }) => (state === 'accepted' ? [screen] : []));
}

function stateOf({ row, screens }: PortalVisitor, steps: PortalStepRow[]): Portal['state'] {
  if (row.status === 'CANCELED') return 'canceled';
  if (row.portalSkipped) return 'completed';
  return openPages(screens, acceptedOf(steps)).length === 0 ? 'completed' : 'waiting';
}

function taskOf(
  context: PortalContext,
  visitor: PortalVisitor,
  screen: ScreenName,
  steps: ShownStep[],
  confirmed: Record<string, unknown>,
): Omit<PortalTask, 'content'> & { content: object } {
  const { contents, files } = visitor;
  const step = steps.find((one) => one.screen === screen);
  const content = {
    ...(hasContent(screen) && contents[screen]),
    ...toldBeside(context, visitor, screen),
    ...(screen === 'AboutYou' && confirmed),
  };
  const isDraft = step?.state === 'entered' || step?.state === 'reopened';
  return {
    ...(step ?? untouched(screen)),
    content,
    files: files.filter((file) => file.screen === screen),
    draft: isDraft && step.answers ? shownAnswers(screen, step.answers, files) : null,
  };
}
