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
import type { MovementOutcome } from '../../booking/id-document/movement.js';
import {
  identityOf,
  wholeName,
  type Identity,
  believedFields,
  trustedFields,
} from '../../booking/id-document/identity.js';
import { isDigital } from '../../booking/id-document/digital-of.js';
import { chipFindings } from './chip-findings.js';
import { mobileLicenceFindings } from './mobile-licence-findings.js';
import { nameLikeness } from './name-likeness.js';
import { birthDateContradicts, printContradicts } from './print-contradicts.js';

export interface IdCheckFacts {
  /** Kind of document the guest selected; null before the first image. */
  kind: IdDocumentKind | null;
  needed: readonly IdStep[];
  /** The guest chose manual review instead of the required selfie. */
  selfieDeclined: boolean;
  images: readonly ReadImage[];
  /** The guest's details from other sources; dates are `YYYY-MM-DD`. */
  guest: { fullName: string | null; birthDate: string | null };
  checkOut: string | null;
  today: string;
  /** Whether another guest of the account has the same image or the same document. */
  usedBefore: { image: boolean; document: boolean };
  /** Distance between the faces in selfie and document; null if not measured. */
  faceDistance: number | null;
  /** The movement check; null: not asked. `awaits`: it still waits for the guest. */
  movement: { awaits: boolean; outcome: MovementOutcome | null } | null;
  /** Steps without upload attempts left today. */
  usedUp: readonly string[];
}

/**
 * Decides on the images of a document. `waiting` while an image or the movement check is missing; then `failed` on a
 * finding that fails a check, `review` on any other, `passed` without findings: the data read is internally consistent, it matches the guest, and
 * nothing contradicts it. Pure: the same facts give the same decision.
 */
export function decideIdCheck(facts: IdCheckFacts): IdDecision {
  const { kind, images, needed, usedUp } = facts;
  // A selfie does not depend on the kind of document, so it stays valid if the guest switches to another.
  const counted = images.filter((image) => image.step === 'selfie' || image.kind === kind);
  const missing = needed.filter((step) => !counted.some((image) => image.step === step));
  const pages = counted.filter(({ step }) => step !== 'selfie');
  const identity = kind ? identityOf(kind, pages) : null;
  const all: IdFinding[] = [
    ...holderFindings(identity, pages, facts),
    ...documentFindings(pages, facts),
    ...captureFindings(counted),
    ...(hasTwice(counted.filter(({ step }) => !isDigital(step))) ? (['same_picture_twice'] as const) : []),
    ...(needed.includes('selfie') ? faceFindings(facts) : []),
    ...(needed.includes('selfie') ? movementFindings(facts) : []),
    ...(facts.selfieDeclined ? (['selfie_declined'] as const) : []),
    ...(missing.some((step) => usedUp.includes(step)) ? (['attempts_used_up'] as const) : []),
  ];
  const findings = [...new Set(all)];
  const verdict = findings.some(failsIdCheck) ? 'failed' : findings.length > 0 ? 'review' : 'passed';
  const awaitsMovement = needed.includes('selfie') && facts.movement?.awaits === true;
  const status = missing.length > 0 || awaitsMovement ? 'waiting' : verdict;
  return { status, missing: [...missing], awaitsMovement, findings, identity };
}

function holderFindings(identity: Identity | null, pages: readonly ReadImage[], facts: IdCheckFacts): IdFinding[] {
  // A zone that contradicts itself, or a mobile licence that cannot be verified, is a finding of its own.
  const isDoubted = pages.some((page) => zoneContradicts(page) || Boolean(page.reading.mobileLicence?.faults.length));
  if (!identity) return pages.length > 0 && !isDoubted ? ['not_readable'] : [];
  if (trustedFields(pages).length > 0) return personFindings(identity, facts);
  if (believedFields(pages).length > 0) return softened(personFindings(identity, facts), 'licence_outdated');
  const found = softened(personFindings(identity, facts), 'print_expired');
  return facts.guest.birthDate ? found : [...found, 'only_print_read'];
}

/**
 * Nothing proves what is only printed, or signed by nobody whom the service trusts: it can match the guest's details but
 * never fails a check.
 */
function softened(findings: readonly IdFinding[], expired: IdFinding): IdFinding[] {
  const softer: Partial<Record<IdFinding, IdFinding[]>> = {
    document_expired: [expired],
    not_the_guest: ['name_differs', 'birth_date_differs'],
  };
  return findings.flatMap((finding) => softer[finding] ?? [finding]);
}

function personFindings(identity: Identity, { guest, checkOut, today }: IdCheckFacts): IdFinding[] {
  const { birthDate, expiryDate } = identity;
  const name = wholeName(identity);
  const likeness = name && guest.fullName ? nameLikeness(name, guest.fullName) : null;
  const born = birthDate && guest.birthDate ? birthDate === guest.birthDate : null;
  const isSomeoneElse = likeness === 'different' && born === false;
  const expired = Boolean(expiryDate && expiryDate < today);
  return [
    ...(expired ? (['document_expired'] as const) : []),
    ...(!expired && expiryDate && checkOut && expiryDate < checkOut ? (['expires_during_stay'] as const) : []),
    ...(isSomeoneElse ? (['not_the_guest'] as const) : []),
    ...(!isSomeoneElse && likeness !== null && likeness !== 'same' ? (['name_differs'] as const) : []),
    ...(!isSomeoneElse && born === false ? (['birth_date_differs'] as const) : []),
    ...(likeness === null ? (['no_name_to_compare'] as const) : []),
    ...ageFindings(identity, today),
  ];
}

/**
 * The date this many years later, as `YYYY-MM-DD`. In other years those born on 29 February have their birthday on 1
 * March.
 */
const yearsAfter = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

function ageFindings({ birthDate, expiryDate }: Identity, today: string): IdFinding[] {
  if (!birthDate) return [];
  if (birthDate > today || yearsAfter(birthDate, 120) < today || (expiryDate && expiryDate <= birthDate))
    return ['implausible_dates'];
  return yearsAfter(birthDate, 18) > today ? ['under_age'] : [];
}

/** Kind of document by format of the machine-readable zone; a visa is not an identity document. */
const ZONE_KINDS: Record<ZoneReading['format'], IdDocumentKind | null> = {
  TD1: 'id',
  TD2: 'id',
  TD3: 'passport',
  IDFRA: 'id',
  MRVA: null,
  MRVB: null,
};

/** Whether the zone's format or a license's barcode shows another kind of document than selected. */
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
    ...chipFindings(pages),
    ...mobileLicenceFindings(pages),
    ...(pages.some(({ reading }) => isOtherKind(reading, kind)) ? (['other_kind'] as const) : []),
    ...(pages.some(({ reading }) => !showsDocument(reading)) ? (['side_not_seen'] as const) : []),
    ...(contradict(believedFields(pages)) ? (['zones_differ'] as const) : []),
    ...(!isOtherBirth && printDiffers(pages, today) ? (['print_differs'] as const) : []),
    ...(usedBefore.image ? (['image_used_before'] as const) : []),
    ...(usedBefore.document ? (['document_used_before'] as const) : []),
  ];
}

/** An unknown state code may be a misreading, but a document with one cannot pass. */
function stateFindings(pages: readonly ReadImage[]): IdFinding[] {
  const named = believedFields(pages).flatMap(({ issuingCountry, nationality }) => [issuingCountry, nationality]);
  const codes = named.filter((code) => code !== undefined);
  if (codes.some(isSpecimenState)) return ['specimen_document'];
  return codes.every(isKnownState) ? [] : ['unknown_state'];
}

/** Signs that an image was not taken of the original document or the guest in person. */
function captureFindings(images: readonly ReadImage[]): IdFinding[] {
  const captures = images.flatMap(({ reading }) => reading.capture ?? []);
  return [
    ...(captures.some(isOfScreen) ? (['screen_capture'] as const) : []),
    ...(captures.some(isColourless) ? (['photocopy'] as const) : []),
  ];
}

/** Whether the image shows a zone, a barcode, a portrait, recognized print or rows of text as in a document. */
function showsDocument({ zone, barcode, faces, print, rows }: StoredReading): boolean {
  const isRead = zone?.valid || barcode?.valid || faces?.count || Object.keys(print?.fields ?? {}).length > 0;
  return Boolean(isRead) || rows === undefined || mayBeDocument(rows);
}

/** Whether the same image was uploaded for two steps. */
const hasTwice = (images: readonly ReadImage[]): boolean =>
  images.some((one, at) => images.slice(at + 1).some((other) => isCopy(one, other)));

/** Formats with expiry dates that are not printed (French cards compute it) or not the only future dates (visas). */
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

/** Whether two sources in one document disagree on number, expiry date or date of birth. */
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

/** Only a movement that was followed passes; whatever else came of it goes to a reviewer. */
function movementFindings({ movement, images }: IdCheckFacts): IdFinding[] {
  const hasSelfie = images.some(({ step }) => step === 'selfie');
  if (!movement || movement.awaits || !hasSelfie || movement.outcome === 'passed') return [];
  if (movement.outcome === 'failed') return ['movement_failed'];
  return [movement.outcome === 'unclear' ? 'movement_unclear' : 'movement_skipped'];
}

function distanceFindings(distance: number | null): IdFinding[] {
  if (distance === null) return ['faces_not_compared'];
  if (distance <= FACE_DISTANCES.copy) return ['selfie_is_portrait'];
  if (distance <= FACE_DISTANCES.supports) return [];
  return [distance <= FACE_DISTANCES.unsure ? 'face_unsure' : 'face_differs'];
}
