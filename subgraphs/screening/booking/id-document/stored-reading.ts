import type {
  CaptureReading,
  ChipReading,
  FaceReading,
  Hashes,
  IdDocumentKind,
  IdFields,
  IdImageReading,
  IdStep,
  LicenceFields,
  MobileLicenceReading,
  PrintReading,
  ZoneReading,
} from '@guest-screening/document-reader';
import countries from 'i18n-iso-countries/index.js';
import type { DigitalStep } from './digital-of.js';

/** What a holder's readings are of: an image, or a document that is data. */
export type ReadingStep = IdStep | DigitalStep;

/** The steps of a chip's verification that succeeded and failed, and the two-letter code of the country that signed. */
export interface StoredChip extends Pick<ChipReading, 'proved' | 'faults'> {
  signerCountry?: string;
}

/** The same of a mobile licence, and its signed data, which is empty if the signature does not match. */
export interface StoredMobileLicence extends Pick<MobileLicenceReading, 'proved' | 'faults' | 'fields'> {
  signerCountry?: string;
}

/** The stored part of a reading, without the image itself and its size. */
export interface StoredReading {
  zone?: { format: string; fields: IdFields; valid: boolean; contradicts?: true };
  barcode?: { version: number; card?: 'DL' | 'ID'; fields: LicenceFields; valid: boolean };
  faces?: FaceReading;
  print?: PrintReading;
  rows?: number;
  /** Undefined in readings stored before this was measured. */
  capture?: CaptureReading;
  chip?: StoredChip;
  mobileLicence?: StoredMobileLicence;
}

/** A current image, decrypted. */
export interface ReadImage extends Hashes {
  step: ReadingStep;
  kind: IdDocumentKind;
  reading: StoredReading;
}

type SealedImage = Hashes & Record<'step' | 'kind' | 'reading', string>;

/** An image with its decrypted reading. */
export const openedImage = ({ step, kind, reading, perceptualHash, fineHash }: SealedImage): ReadImage => ({
  step: step as ReadingStep,
  kind: kind as IdDocumentKind,
  perceptualHash,
  fineHash,
  reading: JSON.parse(reading) as StoredReading,
});

/** The part of a reading that is stored. */
export function storedReading({ zone, barcode, faces, print, rows, capture }: IdImageReading): StoredReading {
  return {
    ...(zone && { zone: storedZone(zone) }),
    ...(barcode && { barcode }),
    ...(faces && { faces }),
    ...(print && { print }),
    ...(rows !== undefined && { rows }),
    ...(capture && { capture }),
  };
}

/** The stored part of a chip's reading, with the face in its picture if that was measured. */
export const storedChip = ({ proved, faults, signer, zone }: ChipReading, faces?: FaceReading): StoredReading => ({
  chip: { proved, faults, ...(signer?.country && { signerCountry: signer.country }) },
  ...(zone && { zone: storedZone(zone) }),
  ...(faces && { faces }),
});

/** The stored part of a mobile licence, with the face in its portrait if that was measured. */
export function storedMobileLicence(
  { proved, faults, fields, issuingCountry, signer }: MobileLicenceReading,
  faces?: FaceReading,
): StoredReading {
  // Licences use codes of two letters, other documents of three.
  const country = issuingCountry && (countries.alpha2ToAlpha3(issuingCountry) ?? issuingCountry);
  return {
    mobileLicence: {
      proved,
      faults,
      fields: { ...fields, ...(country && { issuingCountry: country }) },
      ...(signer?.country && { signerCountry: signer.country }),
    },
    ...(faces && { faces }),
  };
}

/** The raw lines are not stored; their fields contain the same data. */
const storedZone = ({ format, fields, valid, contradicts }: ZoneReading): NonNullable<StoredReading['zone']> => ({
  format,
  fields,
  valid,
  ...(contradicts && { contradicts }),
});

/** The same without face measurements. */
export function withoutFace({ faces, ...reading }: StoredReading): StoredReading {
  if (!faces) return reading;
  const { descriptor: _descriptor, ...seen } = faces;
  return { ...reading, faces: seen };
}

/** Parts of a hash that are compared first. */
export function hashParts(hash: string): string[] {
  return (hash.match(/.{4}/g) ?? []).map((part, n) => `${n}:${part}`);
}
