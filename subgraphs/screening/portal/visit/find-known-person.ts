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

/** Screens prefilled with the guest's details. */
const PREFILLED: readonly ScreenName[] = ['AboutYou', 'BackgroundCheck', 'CreditCheck', 'AuthorityReporting'];

type Answers = Record<string, string | null | undefined>;

/** Known details of the guest while a screen that needs them is open; null otherwise. */
export async function findKnownPerson(
  { emOf }: Pick<PortalContext, 'emOf'>,
  { row, adult, asked }: PortalVisitor,
  steps: PortalStepRow[],
  check: IdCheck | null,
): Promise<PortalKnownPerson | null> {
  const isDone = (screen: ScreenName) =>
    steps.some((step) => step.screen === screen && ['submitted', 'accepted'].includes(step.state));
  const open = PREFILLED.filter((screen) => asked.includes(screen) && !isDone(screen));
  if (open.length === 0) return null;
  const said = (screen: ScreenName): Answers => {
    const answers = isDone(screen) && steps.find((step) => step.screen === screen)?.answers;
    return answers ? (JSON.parse(answers) as Answers) : {};
  };
  const bookedBirthDate = async () => {
    if (adult) return adult.birthDate;
    const { accountId, id } = row;
    return (await emOf(accountId).findOne(GuestSecret, { accountId, id }))?.birthDate;
  };
  const document = documentOf(check);
  const about = said('AboutYou');
  const checked = { ...said('CreditCheck'), ...said('BackgroundCheck') };
  const chosen = Object.assign({}, ...ID_SCREENS.map(said)) as Answers;
  const saidBirthDate = about.birthDate ?? checked.birthDate ?? null;
  const bookedName = adult ? adult.name : row.guestFullName;
  const bookedAddress = adult ? null : locationOf(row);
  return {
    fullName: checked.legalName ?? (document && wholeName(document)) ?? wholeNameOf(about) ?? bookedName,
    otherNames: checked.otherNames ?? null,
    birthDate: saidBirthDate ?? (await bookedBirthDate()) ?? document?.birthDate ?? null,
    address: about.address ?? checked.address ?? document?.address ?? bookedAddress,
    country: about.country ?? checked.country ?? null,
    nationality: alpha2(document?.nationality),
    documentKind: chosen.documentKind ?? null,
    documentCountry: alpha2(document?.issuingCountry) ?? chosen.documentCountry ?? null,
    documentNumber: open.includes('AuthorityReporting') ? (document?.documentNumber ?? null) : null,
  };
}

/** Identity read from the document; null if nothing was read or it does not match the booking. */
function documentOf(check: IdCheck | null): Identity | null {
  if (!check?.person || bookingMismatch(check.findings)) return null;
  return JSON.parse(check.person) as Identity;
}

const wholeNameOf = ({ firstName, lastName }: Answers): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** Converts a document's country code (usually alpha-3) to ISO 3166-1 alpha-2; null if it names no country. */
function alpha2(code: string | undefined): string | null {
  if (!code) return null;
  if (code.length === 2) return countries.alpha2ToAlpha3(code) ? code : null;
  return countries.alpha3ToAlpha2(code === 'D' ? 'DEU' : code) ?? null;
}
