import { lookupDigest } from '#kit/cipher/cipher.js';
import type { LicenceFields, IdFields, IdDocumentKind } from '@guest-screening/document-reader';
import type { ReadImage } from './stored-reading.js';

/** What the document says of the guest; dates are `YYYY-MM-DD`. */
export interface Identity extends LicenceFields {
  documentType: IdDocumentKind;
}

/** A side of a document, or the selfie. */
type Page = Pick<ReadImage, 'step' | 'reading'>;

/** The readings that may be believed: those whose own check digits, header and dates hold. Zones before codes. */
export function believedFields(images: readonly Page[]): LicenceFields[] {
  const zones = images.flatMap(({ reading }) => (reading.zone?.valid ? [reading.zone.fields as LicenceFields] : []));
  const codes = images.flatMap(({ reading }) => (reading.barcode?.valid ? [reading.barcode.fields] : []));
  return [...zones, ...codes];
}

/**
 * The person of a document: each member from the first reading that has it. Where nothing is believed, what is printed on
 * a licence, if names, birth and end were all read; null without.
 */
export function identityOf(kind: IdDocumentKind, images: readonly Page[]): Identity | null {
  const [first, ...more] = believedFields(images);
  if (!first) return printedIdentity(kind, images);
  return {
    ...more.reduceRight<LicenceFields>((under, over) => ({ ...under, ...over }), {}),
    ...first,
    documentType: kind,
  };
}

/** Passports and cards have a zone, American licences a code: of them print alone is nothing to go by. */
function printedIdentity(documentType: IdDocumentKind, images: readonly Page[]): Identity | null {
  const print = images.find(({ step }) => step === 'front')?.reading.print;
  if (documentType !== 'drivers' || !print || print.layout === 'american') return null;
  const { lastName, firstName, birthDate, expiryDate } = print.fields;
  return lastName && firstName && birthDate && expiryDate ? { ...print.fields, documentType } : null;
}

/** The whole name, out of its parts where it was not read whole. */
export function wholeName({ fullName, firstName, lastName }: IdFields): string | null {
  return fullName ?? ([firstName, lastName].filter(Boolean).join(' ') || null);
}

/** A keyed digest of what a document is known by; null without a number. */
export function documentMarkOf(identity: Identity | null): string | null {
  const number = identity?.documentNumber?.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return number ? lookupDigest(`document:${identity?.issuingCountry ?? ''}:${number}`) : null;
}
