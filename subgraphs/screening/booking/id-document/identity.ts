import { lookupDigest } from '#kit/cipher/cipher.js';
import type { LicenceFields, IdFields, IdDocumentKind } from '@guest-screening/document-reader';
import { isDigital } from './digital-of.js';
import type { ReadImage } from './stored-reading.js';

/** Holder data in the document; dates are `YYYY-MM-DD`. */
export interface Identity extends LicenceFields {
  documentType: IdDocumentKind;
}

/** One side of a document, or the selfie. */
type Page = Pick<ReadImage, 'step' | 'reading'>;

/**
 * Trustworthy readings: what a mobile licence's signature covers, and those whose check digits, header and dates are
 * valid. Data of a document before machine-readable zones, and those before barcodes.
 */
export function believedFields(pages: readonly Page[]): LicenceFields[] {
  const images = [...pages.filter(({ step }) => isDigital(step)), ...pages.filter(({ step }) => !isDigital(step))];
  const signed = images.flatMap(({ reading }) => reading.mobileLicence?.fields ?? []);
  const zones = images.flatMap(({ reading }) => (reading.zone?.valid ? [reading.zone.fields as LicenceFields] : []));
  const codes = images.flatMap(({ reading }) => (reading.barcode?.valid ? [reading.barcode.fields] : []));
  return [...signed.filter((fields) => Object.keys(fields).length > 0), ...zones, ...codes];
}

/**
 * The document holder: each field from the first reading that has it. If no reading is trustworthy, the printed text of
 * a licence, provided that names, birth date and expiry date were all read; otherwise null.
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
