/** What an image should show. */
export type IdStep = 'front' | 'back' | 'selfie';
export type IdDocumentKind = 'drivers' | 'passport' | 'id';

/** Personal data read from a document. Dates are `YYYY-MM-DD`, countries three-letter codes as in an MRZ. */
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

/** A quality problem: advice for the sender, and whether the image is usable anyway. */
export interface QualityFinding {
  code: 'resolution' | 'blur' | 'glare' | 'cropping' | 'darkness' | 'empty';
  unusable: boolean;
  advice: string;
}

/** A machine-readable zone. Only trust `valid` ones, whose check digits are all correct. */
export interface ZoneReading {
  format: 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA';
  lines: string[];
  fields: IdFields;
  valid: boolean;
  /** Number of characters corrected with the help of check digits. */
  repaired: number;
  /** All characters were read clearly, but check digits are wrong: the fault is in the document, not in the image. */
  contradicts?: true;
}

/** The PDF417 barcode on the back of a driving licence. `valid`: header, fields and dates follow AAMVA's standard. */
export interface BarcodeReading {
  version: number;
  /** Whether it is a driving licence or an identity card; undefined in older readings. */
  card?: 'DL' | 'ID';
  fields: IdFields;
  valid: boolean;
}

/**
 * Printed text. No check digits confirm it, so that it never replaces an MRZ or barcode. `fields` were read clearly
 * next to their labels; `dates` are all dates found, each with its possible values.
 */
export interface PrintReading {
  /** `european`: numbered fields of a driving licence; `american`: AAMVA's card design; `labelled`: other documents. */
  layout: 'european' | 'american' | 'labelled';
  fields: IdFields;
  dates: { means: string[]; clear: boolean }[];
}

/** Faces in the image; the descriptor (128 numbers) of the largest one is set if the face models are installed. */
export interface FaceReading {
  count: number;
  /** Height of the largest face in the upright image, in pixels. */
  height: number;
  sharp: boolean;
  /** Detector confidence for the largest face, 0 to 1; undefined in older readings. */
  confidence?: number;
  /** How far its landmarks moved when located a second time, in eye distances: small only for human faces. */
  drift?: number;
  descriptor?: number[];
}

/** Signs that an image shows a screen or a copy; evaluated by `isOfScreen` and `isColourless`. */
export interface CaptureReading {
  /** Strength of a fine grid, as from the pixels of a screen. */
  lattice: number;
  /** For the front of a document: colourfulness, 0 if everything is grey. Undefined if too dark or too bright. */
  colour?: number;
}

/** Everything read from one image. `jpeg` is the upright image without metadata, at most 2,600 pixels per side. */
export interface IdImageReading {
  width: number;
  height: number;
  jpeg: Uint8Array;
  /** 64-bit perceptual hash as 16 hexadecimal digits; copies of an image differ in few bits. */
  perceptualHash: string;
  /** 1,024-bit perceptual hash as 256 hexadecimal digits. */
  fineHash: string;
  /** Number of long text rows, readable or not; not measured for selfies. */
  rows?: number;
  quality: QualityFinding[];
  zone?: ZoneReading;
  barcode?: BarcodeReading;
  faces?: FaceReading;
  print?: PrintReading;
  capture?: CaptureReading;
}

/** Why an image was not read: a stable code and a message for the sender. */
export interface ImageRefusal {
  code: 'not_an_image' | 'format_not_supported' | 'too_small' | 'too_large' | 'damaged' | 'took_too_long';
  error: string;
}
