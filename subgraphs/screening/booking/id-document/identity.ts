import { lookupDigest } from '#kit/cipher/cipher.js';
import type { LicenceFields, IdFields, IdDocumentKind } from '@guest-screening/document-reader';
import { isDigital } from './digital-of.js';
import type { ReadImage, StoredMobileLicence } from './stored-reading.js';

/** Holder data in the document; dates are `YYYY-MM-DD`. */
export interface Identity extends LicenceFields {
  documentType: IdDocumentKind;
}

/** One side of a document, or the selfie. */
type Page = Pick<ReadImage, 'step' | 'reading'>;

/** Faults of a mobile licence that leave no doubt that its authority signed the data. */
const SIGNED_ALL_THE_SAME = /^(?:outside_validity|device_signature|no_device_signature|no_\w+)$/;

const isSigned = ({ faults }: StoredMobileLicence): boolean =>
  faults.every((fault) => fault !== 'no_security_object' && SIGNED_ALL_THE_SAME.test(fault));

const hasAny = (fields: LicenceFields): boolean => Object.keys(fields).length > 0;

/**
 * Trustworthy readings: what a trusted authority signed in a mobile licence, and zones and barcodes whose check digits,
 * header and dates are valid. Data of a document before machine-readable zones, and those before barcodes.
 */
export function trustedFields(pages: readonly Page[]): LicenceFields[] {
  const images = [...pages.filter(({ step }) => isDigital(step)), ...pages.filter(({ step }) => !isDigital(step))];
  const licences = images.flatMap(({ reading }) => reading.mobileLicence ?? []);
  const signed = licences.filter(isSigned).map(({ fields }) => fields);
  const zones = images.flatMap(({ reading }) => (reading.zone?.valid ? [reading.zone.fields as LicenceFields] : []));
  const codes = images.flatMap(({ reading }) => (reading.barcode?.valid ? [reading.barcode.fields] : []));
  return [...signed.filter(hasAny), ...zones, ...codes];
}

/** The trustworthy readings; without any, the data of a mobile licence whose signer is not trusted. */
export function believedFields(pages: readonly Page[]): LicenceFields[] {
  const trusted = trustedFields(pages);
  if (trusted.length > 0) return trusted;
  return pages.flatMap(({ reading }) => reading.mobileLicence?.fields ?? []).filter(hasAny);
}

/**
 * The document holder: each field from the first reading that has it. Without such a reading, the printed text of a licence,
 * provided that names, birth date and expiry date were all read; otherwise null.
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

/**
 * Passports and cards have a machine-readable zone, US licences a barcode: their printed text alone is not sufficient.
 */
function printedIdentity(documentType: IdDocumentKind, images: readonly Page[]): Identity | null {
  const print = images.find(({ step }) => step === 'front')?.reading.print;
  if (documentType !== 'drivers' || !print || print.layout === 'american') return null;
  const { lastName, firstName, birthDate, expiryDate } = print.fields;
  return lastName && firstName && birthDate && expiryDate ? { ...print.fields, documentType } : null;
}

/** The full name, assembled from its parts if needed. */
export function wholeName({ fullName, firstName, lastName }: IdFields): string | null {
  return fullName ?? ([firstName, lastName].filter(Boolean).join(' ') || null);
}

/** Keyed digest that identifies a document; null without a number. */
export function documentMarkOf(identity: Identity | null): string | null {
  const number = identity?.documentNumber?.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return number ? lookupDigest(`document:${identity?.issuingCountry ?? ''}:${number}`) : null;
}
