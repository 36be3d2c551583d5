import countries from 'i18n-iso-countries/index.js';
import type { ScreenName } from '#portal-screens';
import { bookingMismatch } from '../../booking/id-document/booking-mismatch.js';
import type { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { type Identity, wholeName } from '../../booking/id-document/identity.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import { locationOf } from '../../booking/reservation/sealed-members.js';
import type { PortalContext } from '../context.js';
import type { PortalStepRow } from '../step/portal-step.entity.js';
import { ID_SCREENS } from './agreed-document.js';
import type { PortalKnownPerson } from './known-person.type.js';
import type { PortalVisitor } from './open-visit.js';

/** Screens that ask for a person. */
const ASK_FOR_PERSON: readonly ScreenName[] = ['AboutYou', 'BackgroundCheck', 'CreditCheck', 'AuthorityReporting'];

type Answers = Record<string, string | null | undefined>;

/** What is known about the guest, while a screen that asks for it is open; null afterwards. */
export async function findKnownPerson(
  { emOf }: Pick<PortalContext, 'emOf'>,
  { row, adult, asked }: PortalVisitor,
  steps: PortalStepRow[],
  check: IdCheck | null,
): Promise<PortalKnownPerson | null> {
  const isDone = (screen: ScreenName) =>
    steps.some((step) => step.screen === screen && ['submitted', 'accepted'].includes(step.state));
  const open = ASK_FOR_PERSON.filter((screen) => asked.includes(screen) && !isDone(screen));
  if (open.length === 0) return null;
  const said = (screen: ScreenName): Answers => {
    const answers = isDone(screen) && steps.find((step) => step.screen === screen)?.answers;
    return answers ? (JSON.parse(answers) as Answers) : {};
  };
  const secret = adult
    ? null
    : await emOf(row.accountId).findOne(GuestSecret, { accountId: row.accountId, id: row.id });
  const document = documentOf(check);
  const about = said('AboutYou');
  const checked = { ...said('CreditCheck'), ...said('BackgroundCheck') };
  const chosen = Object.assign({}, ...ID_SCREENS.map(said)) as Answers;
  const bookedName = adult ? adult.name : row.guestFullName;
  const bookedAddress = adult ? null : locationOf(row);
  return {
    fullName: checked.legalName ?? (document && wholeName(document)) ?? wholeNameOf(about) ?? bookedName,
    otherNames: checked.otherNames ?? null,
    birthDate: about.birthDate ?? checked.birthDate ?? (adult ?? secret)?.birthDate ?? document?.birthDate ?? null,
    address: about.address ?? checked.address ?? document?.address ?? bookedAddress,
    country: about.country ?? checked.country ?? null,
    nationality: alpha2(document?.nationality),
    documentKind: chosen.documentKind ?? null,
    documentCountry: alpha2(document?.issuingCountry) ?? chosen.documentCountry ?? null,
    documentNumber: open.includes('AuthorityReporting') ? (document?.documentNumber ?? null) : null,
  };
}

/** What was read from the document; null if nothing was, or if it is somebody else's. */
function documentOf(check: IdCheck | null): Identity | null {
  if (!check?.person || bookingMismatch(check.findings)) return null;
  return JSON.parse(check.person) as Identity;
}

const wholeNameOf = ({ firstName, lastName }: Answers): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** ISO 3166-1 alpha-2 of a code on a document, which has alpha-3 codes; null if it is not a country's. */
function alpha2(code: string | undefined): string | null {
  if (!code) return null;
  if (code.length === 2) return countries.alpha2ToAlpha3(code) ? code : null;
  return countries.alpha3ToAlpha2(code === 'D' ? 'DEU' : code) ?? null;
}
