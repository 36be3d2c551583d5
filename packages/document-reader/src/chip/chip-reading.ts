import type { ZoneReading } from '../reading/id-image-reading.js';

/** Bytes that a companion app read from the chip of a travel document. */
export interface ChipData {
  /** The document security object, EF.SOD, with its tag 77. */
  sod: Uint8Array;
  /** Data groups by number, each with its tag: 1 is the machine-readable zone, 2 the face. */
  dataGroups: Readonly<Record<number, Uint8Array>>;
}

/** A step of passive authentication that failed. */
export type ChipFault =
  /** EF.SOD is missing, too large or not a signed security object. */
  | 'no_sod'
  /** The security object was not signed by a document signer, or was changed afterwards. */
  | 'signature'
  /** No trusted country certificate issued the document signer's certificate. */
  | 'untrusted_signer'
  /** The document signer's certificate or the country's is not valid at this time, or was not when it signed. */
  | 'expired_signer'
  /** A signature or hash algorithm that is unknown or not permitted for travel documents. */
  | 'algorithm_unsupported'
  /** SHA-1, or an RSA key of less than 2,048 bits. */
  | 'algorithm_weak'
  /** A data group is not the one that was signed: its hash differs or is not in the security object. */
  | `hash_dg${number}`
  /** Data group 1 is missing. */
  | 'no_dg1'
  /** Data group 1 has no machine-readable zone with correct check digits. */
  | 'dg1_unreadable'
  /** Data group 2 has no picture. */
  | 'dg2_unreadable'
  /** A data group is too large, or there are too many. */
  | 'too_large';

/** A step of passive authentication that succeeded: the signature, its signer, and data groups by number. */
export type ChipProof = 'signature' | 'signer' | `dg${number}`;

/** The picture of the holder. Only JPEG can be shown: JPEG 2000 needs a decoder of its own. */
export interface ChipPicture {
  format: 'jpeg' | 'jpeg2000';
  bytes: Uint8Array;
}

/** The document signer. Dates are `YYYY-MM-DD`. */
export interface ChipSigner {
  /** Two-letter country code in upper case, as in the certificate. */
  country?: string;
  validFrom: string;
  validTo: string;
}

/**
 * Data of a chip. It is genuine only if `faults` is empty: then a trusted country signed all data groups given. This
 * says nothing about who holds the document, or whether the chip is a copy.
 */
export interface ChipReading {
  proved: ChipProof[];
  faults: ChipFault[];
  zone?: ZoneReading;
  picture?: ChipPicture;
  signer?: ChipSigner;
}
