import {
  isOfScreen,
  isColourless,
  isClearFace,
  FACE_DISTANCES,
  isCopy,
  isSpecimenState,
  isKnownState,
  mayBeDocument,
  type IdStep,
  type ZoneReading,
  type IdFields,
  type IdDocumentKind,
} from '@guest-screening/document-reader';
import type { StoredReading, ReadImage } from '../../booking/id-document/stored-reading.js';
import { failsIdCheck, type IdFinding } from '../../booking/facts/id-findings.js';
import type { IdDecision } from '../../booking/id-document/judgement.js';
import { identityOf, wholeName, type Identity, believedFields } from '../../booking/id-document/identity.js';
import { nameLikeness } from './name-likeness.js';
import { birthDateContradicts, printContradicts } from './print-contradicts.js';

export interface IdCheckFacts {
  /** What the document was said to be; null before the first picture. */
  kind: IdDocumentKind | null;
  needed: readonly IdStep[];
  /** The guest wants a person to look instead of a selfie, which would be needed. */
  selfieDeclined: boolean;
  images: readonly ReadImage[];
  /** What is known of the guest otherwise; dates are `YYYY-MM-DD`. */
  guest: { fullName: string | null; birthDate: string | null };
  checkOut: string | null;
  today: string;
  /** The same picture, or the same document, stands with another guest of the account. */
  usedBefore: { image: boolean; document: boolean };
  /** As it was measured when both faces were there; null: not measured. */
  faceDistance: number | null;
  /** Steps that may not be uploaded again today. */
  usedUp: readonly string[];
}

/**
 * What the pictures of a document come to. `waiting` while one is missing; then `failed` on a finding that fails a
 * check, `review` on any other, `passed` when there is none: something was read whose own checks hold, it fits the
 * guest, and nothing speaks against it. Pure: the same facts give the same decision.
 */
export function decideIdCheck(facts: IdCheckFacts): IdDecision {
  const { kind, images, needed, usedUp } = facts;
  // A selfie shows no document, so that it stays when the guest takes another one.
  const counted = images.filter((image) => image.step === 'selfie' || image.kind === kind);
  const missing = needed.filter((step) => !counted.some((image) => image.step === step));
  const pages = counted.filter(({ step }) => step !== 'selfie');
  const identity = kind ? identityOf(kind, pages) : null;
  const findings = [
    ...holderFindings(identity, pages, facts),
    ...documentFindings(pages, facts),
    ...captureFindings(counted),
    ...(hasTwice(counted) ? (['same_picture_twice'] as const) : []),
    ...(needed.includes('selfie') ? faceFindings(facts) : []),
    ...(facts.selfieDeclined ? (['selfie_declined'] as const) : []),
    ...(missing.some((step) => usedUp.includes(step)) ? (['attempts_used_up'] as const) : []),
  ];
  const verdict = findings.some(failsIdCheck) ? 'failed' : findings.length > 0 ? 'review' : 'passed';
  return { status: missing.length > 0 ? 'waiting' : verdict, missing: [...missing], findings, identity };
}

function holderFindings(identity: Identity | null, pages: readonly ReadImage[], facts: IdCheckFacts): IdFinding[] {
  // Lines that were read and do not hold are a finding of their own.
  if (!identity) return pages.length > 0 && !pages.some(zoneContradicts) ? ['not_readable'] : [];
  const isProved = believedFields(pages).length > 0;
  return isProved ? personFindings(identity, facts) : printFindings(identity, facts);
}

/** Print has no check digits: it can agree with all that is known of the guest, and fails nobody. */
function printFindings(identity: Identity, facts: IdCheckFacts): IdFinding[] {
  const softer: Partial<Record<IdFinding, IdFinding[]>> = {
    document_expired: ['print_expired'],
    not_the_guest: ['name_differs', 'birth_date_differs'],
  };
  const found = personFindings(identity, facts).flatMap((finding) => softer[finding] ?? [finding]);
  return facts.guest.birthDate ? found : [...found, 'only_print_read'];
}

function personFindings(identity: Identity, { guest, checkOut, today }: IdCheckFacts): IdFinding[] {
  const { birthDate, expiryDate } = identity;
  const name = wholeName(identity);
  const likeness = name && guest.fullName ? nameLikeness(name, guest.fullName) : null;
  const born = birthDate && guest.birthDate ? birthDate === guest.birthDate : null;
  const stranger = likeness === 'different' && born === false;
  const expired = Boolean(expiryDate && expiryDate < today);
  return [
    ...(expired ? (['document_expired'] as const) : []),
    ...(!expired && expiryDate && checkOut && expiryDate < checkOut ? (['expires_during_stay'] as const) : []),
    ...(stranger ? (['not_the_guest'] as const) : []),
    ...(!stranger && likeness !== null && likeness !== 'same' ? (['name_differs'] as const) : []),
    ...(!stranger && born === false ? (['birth_date_differs'] as const) : []),
    ...(likeness === null ? (['no_name_to_compare'] as const) : []),
    ...ageFindings(identity, today),
  ];
}

/** So many birthdays later, as `YYYY-MM-DD`; who was born on 29 February has theirs on 1 March in other years. */
const yearsAfter = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

function ageFindings({ birthDate, expiryDate }: Identity, today: string): IdFinding[] {
  if (!birthDate) return [];
  if (birthDate > today || yearsAfter(birthDate, 120) < today || (expiryDate && expiryDate <= birthDate))
    return ['implausible_dates'];
  return yearsAfter(birthDate, 18) > today ? ['under_age'] : [];
}

/** The kinds of document that have such a zone; a visa is none. */
const ZONE_KINDS: Record<ZoneReading['format'], IdDocumentKind | null> = {
  TD1: 'id',
  TD2: 'id',
  TD3: 'passport',
  IDFRA: 'id',
  MRVA: null,
  MRVB: null,
};

/** Whether a zone's format or a licence's code tells of another kind of document than was said. */
function isOtherKind({ zone, barcode }: StoredReading, kind: IdDocumentKind | null): boolean {
  if (zone?.valid && ZONE_KINDS[zone.format as ZoneReading['format']] !== kind) return true;
  if (!barcode?.valid) return false;
  return barcode.card ? kind !== (barcode.card === 'DL' ? 'drivers' : 'id') : kind === 'passport';
}

const zoneContradicts = ({ reading }: ReadImage): boolean => reading.zone?.contradicts === true;

function documentFindings(pages: readonly ReadImage[], { kind, usedBefore, today }: IdCheckFacts): IdFinding[] {
  const isOtherBirth = pages.some(({ reading }) => reading.zone?.valid) && birthDiffers(pages, today);
  return [
    ...(isOtherBirth || pages.some(zoneContradicts) ? (['zone_contradicts_itself'] as const) : []),
    ...stateFindings(pages),
    ...(pages.some(({ reading }) => isOtherKind(reading, kind)) ? (['other_kind'] as const) : []),
    ...(pages.some(({ reading }) => !showsDocument(reading)) ? (['side_not_seen'] as const) : []),
    ...(contradict(believedFields(pages)) ? (['zones_differ'] as const) : []),
    ...(!isOtherBirth && printDiffers(pages, today) ? (['print_differs'] as const) : []),
    ...(usedBefore.image ? (['image_used_before'] as const) : []),
    ...(usedBefore.document ? (['document_used_before'] as const) : []),
  ];
}

/** Two letters of a state that nobody knows may be misread, but nothing that names it can pass. */
function stateFindings(pages: readonly ReadImage[]): IdFinding[] {
  const named = believedFields(pages).flatMap(({ issuingCountry, nationality }) => [issuingCountry, nationality]);
  const codes = named.filter((code) => code !== undefined);
  if (codes.some(isSpecimenState)) return ['specimen_document'];
  return codes.every(isKnownState) ? [] : ['unknown_state'];
}

/** What speaks against pictures having been taken of the document and the guest themselves. */
function captureFindings(images: readonly ReadImage[]): IdFinding[] {
  const captures = images.flatMap(({ reading }) => reading.capture ?? []);
  return [
    ...(captures.some(isOfScreen) ? (['screen_capture'] as const) : []),
    ...(captures.some(isColourless) ? (['photocopy'] as const) : []),
  ];
}

/** A zone, a code, a portrait, print that was told, or rows of text as a document has them. */
function showsDocument({ zone, barcode, faces, print, rows }: StoredReading): boolean {
  const isRead = zone?.valid || barcode?.valid || faces?.count || Object.keys(print?.fields ?? {}).length > 0;
  return Boolean(isRead) || rows === undefined || mayBeDocument(rows);
}

/** One picture was sent for two steps. */
const hasTwice = (images: readonly ReadImage[]): boolean =>
  images.some((one, at) => images.slice(at + 1).some((other) => isCopy(one, other)));

/** The end of a French card is reckoned and not printed; a visa has further dates that are still to come. */
const ENDS_ELSEWHERE = ['IDFRA', 'MRVA', 'MRVB'];

function birthDiffers(pages: readonly ReadImage[], today: string): boolean {
  const proved = provedFields(pages);
  return pages.some(({ reading }) => reading.print && birthDateContradicts(reading.print, proved, today));
}

const provedFields = (pages: readonly ReadImage[]): IdFields =>
  believedFields(pages).reduceRight<IdFields>((under, over) => ({ ...under, ...over }), {});

function printDiffers(pages: readonly ReadImage[], today: string): boolean {
  const proved = provedFields(pages);
  const hasOther = pages.some(({ reading }) => reading.zone?.valid && ENDS_ELSEWHERE.includes(reading.zone.format));
  const said = { ...proved, ...(hasOther && { expiryDate: undefined }) };
  return pages.some(({ reading }) => reading.print && printContradicts(reading.print, said, today));
}

/** Two places of one document say the same of its number, its end and the holder's birth. */
function contradict([first, ...others]: IdFields[]): boolean {
  const plain = (text: string | undefined) => text?.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const differ = (one: string | undefined, other: string | undefined) =>
    Boolean(one && other && plain(one) !== plain(other));
  return others.some(
    (other) =>
      differ(first!.documentNumber, other.documentNumber) ||
      differ(first!.birthDate, other.birthDate) ||
      differ(first!.expiryDate, other.expiryDate),
  );
}

function faceFindings({ images, faceDistance }: IdCheckFacts): IdFinding[] {
  const selfie = images.find(({ step }) => step === 'selfie');
  if (!selfie) return [];
  const { faces } = selfie.reading;
  return [...(faces && !isClearFace(faces) ? (['selfie_unclear'] as const) : []), ...distanceFindings(faceDistance)];
}

function distanceFindings(distance: number | null): IdFinding[] {
  if (distance === null) return ['faces_not_compared'];
  if (distance <= FACE_DISTANCES.copy) return ['selfie_is_portrait'];
  if (distance <= FACE_DISTANCES.supports) return [];
  return [distance <= FACE_DISTANCES.unsure ? 'face_unsure' : 'face_differs'];
}
