/** What a picture is meant to show. */
export type IdStep = 'front' | 'back' | 'selfie';
export type IdDocumentKind = 'drivers' | 'passport' | 'id';

/** What was read of a person. Dates are `YYYY-MM-DD`, countries three letters as printed in a machine-readable zone. */
export interface IdFields {
  firstName?: string;
  lastName?: string;
  fullName?: string;
  birthDate?: string;
  expiryDate?: string;
  documentNumber?: string;
  issuingCountry?: string;
  nationality?: string;
  sex?: 'F' | 'M' | 'X';
}

/** One fault of a picture: what who took it should do about it, and whether the picture can be used all the same. */
export interface QualityFinding {
  code: 'resolution' | 'blur' | 'glare' | 'cropping' | 'darkness' | 'empty';
  unusable: boolean;
  advice: string;
}

/** A machine-readable zone. Only `valid` ones (every check digit holds) may be believed. */
export interface ZoneReading {
  format: 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA';
  lines: string[];
  fields: IdFields;
  valid: boolean;
  /** Characters that check digits let us correct. */
  repaired: number;
  /** Every sign was read clearly, and check digits do not hold: the fault is the document's, not the picture's. */
  contradicts?: true;
}

/** The PDF417 on the back of a driving licence. `valid`: header, fields and dates are those that AAMVA's standard allows. */
export interface BarcodeReading {
  version: number;
  /** A licence to drive or a card without one; undefined in what was read before it was kept. */
  card?: 'DL' | 'ID';
  fields: IdFields;
  valid: boolean;
}

/**
 * Printed text. No digit proves it, so that it never stands for a zone or a code. `fields` were read clearly beside their
 * labels; `dates` are all that were seen, each with what it may mean.
 */
export interface PrintReading {
  /** `european`: numbered fields of a driving licence; `american`: AAMVA's card design; `labelled`: anything else. */
  layout: 'european' | 'american' | 'labelled';
  fields: IdFields;
  dates: { means: string[]; clear: boolean }[];
}

/** Faces in the picture; the largest one's descriptor (128 numbers) is there when the face models are installed. */
export interface FaceReading {
  count: number;
  /** Height of the largest face in the upright picture, in pixels. */
  height: number;
  sharp: boolean;
  /** How sure the detector is that the largest one is a face, 0 to 1; undefined in what was read before it was kept. */
  confidence?: number;
  /** How far its points moved when they were looked for again, in widths of the eyes: little on a human face only. */
  drift?: number;
  descriptor?: number[];
}

/** Signs that a picture shows a screen or a copy; `isOfScreen` and `isColourless` judge them. */
export interface CaptureReading {
  /** How strongly a fine grid stands out, as the pixels of a screen leave it. */
  lattice: number;
  /** Of a document's front: how colourful it is, 0 where all is grey. Undefined where it is too dark or bright to tell. */
  colour?: number;
}

/** All that one picture told. `jpeg` is the picture without metadata, upright, at most 2,600 pixels a side. */
export interface IdImageReading {
  width: number;
  height: number;
  jpeg: Uint8Array;
  /** 64 bits as 16 hexadecimal digits; few bits differ between copies of one picture. */
  perceptualHash: string;
  /** 1,024 bits of the same kind, as 256 hexadecimal digits. */
  fineHash: string;
  /** Long rows of text that are seen, whatever they say; of a selfie none are looked for. */
  rows?: number;
  quality: QualityFinding[];
  zone?: ZoneReading;
  barcode?: BarcodeReading;
  faces?: FaceReading;
  print?: PrintReading;
  capture?: CaptureReading;
}

/** Why a picture was not read at all: a stable code and a sentence for who sent it. */
export interface ImageRefusal {
  code: 'not_an_image' | 'format_not_supported' | 'too_small' | 'too_large' | 'damaged' | 'took_too_long';
  error: string;
}
