import type {
  CaptureReading,
  FaceReading,
  Hashes,
  IdDocumentKind,
  IdFields,
  IdImageReading,
  IdStep,
  LicenceFields,
  PrintReading,
  ZoneReading,
} from '@guest-screening/document-reader';

/** What is kept of a reading: the picture and its size are not part of it. */
export interface StoredReading {
  zone?: { format: string; fields: IdFields; valid: boolean; contradicts?: true };
  barcode?: { version: number; card?: 'DL' | 'ID'; fields: LicenceFields; valid: boolean };
  faces?: FaceReading;
  print?: PrintReading;
  rows?: number;
  /** Undefined in what was read before it was measured. */
  capture?: CaptureReading;
}

/** A picture that counts, opened. */
export interface ReadImage extends Hashes {
  step: IdStep;
  kind: IdDocumentKind;
  reading: StoredReading;
}

type SealedImage = Hashes & Record<'step' | 'kind' | 'reading', string>;

/** A picture with its reading in plain JSON, opened. */
export const openedImage = ({ step, kind, reading, perceptualHash, fineHash }: SealedImage): ReadImage => ({
  step: step as IdStep,
  kind: kind as IdDocumentKind,
  perceptualHash,
  fineHash,
  reading: JSON.parse(reading) as StoredReading,
});

/** What of a reading is worth keeping. */
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

/** The lines themselves are not kept: their fields say the same. */
const storedZone = ({ format, fields, valid, contradicts }: ZoneReading): NonNullable<StoredReading['zone']> => ({
  format,
  fields,
  valid,
  ...(contradicts && { contradicts }),
});

/** The same without the numbers by which a face could be recognised. */
export function withoutFace({ faces, ...reading }: StoredReading): StoredReading {
  if (!faces) return reading;
  const { descriptor: _descriptor, ...seen } = faces;
  return { ...reading, faces: seen };
}

/** Hashes are compared by these first. */
export function hashParts(hash: string): string[] {
  return (hash.match(/.{4}/g) ?? []).map((part, n) => `${n}:${part}`);
}
