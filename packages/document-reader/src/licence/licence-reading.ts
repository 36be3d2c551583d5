import type { LicenceFields } from '../barcode/aamva/parse-aamva.js';
import type { ChipPicture, ChipSigner } from '../chip/chip-reading.js';

/** Elements without which a licence does not identify its holder. */
export const REQUIRED = ['family_name', 'birth_date', 'document_number', 'expiry_date', 'portrait'] as const;
/** Elements that are read (ISO/IEC 18013-5, table 5). All others are verified only. */
export const KNOWN = [
  ...REQUIRED,
  'given_name',
  'issue_date',
  'issuing_country',
  'issuing_jurisdiction',
  'sex',
] as const;

export type RequiredElement = (typeof REQUIRED)[number];
export type KnownElement = (typeof KNOWN)[number];

/** A step of the verification that failed. */
export type MobileLicenceFault =
  /** The licence has no signed security object, or it cannot be read. */
  | 'no_security_object'
  /** The security object was not signed with the certificate that it names, or was changed afterwards. */
  | 'signature'
  /** No trusted authority issued the signer's certificate, or it is not one for mobile driving licences. */
  | 'untrusted_signer'
  /** The certificate of the signer or the authority is not valid at this time, or was not when it signed. */
  | 'expired_signer'
  /** A signature or digest algorithm that is not permitted. */
  | 'algorithm_unsupported'
  /** The signer's certificate was signed with a weak algorithm. */
  | 'algorithm_weak'
  /** Another kind of document was signed. */
  | 'other_document_type'
  /** The security object is not valid yet, or no longer. */
  | 'outside_validity'
  /** The signer's certificate names another state or province than the licence. */
  | 'other_jurisdiction'
  /** This element is not the one that was signed. */
  | `digest_${KnownElement}`
  /** The same for an element that is not read. */
  | 'digest_other'
  /** An element cannot be decoded, or occurs twice. */
  | 'element_unreadable'
  /** A required element is missing or has no usable value. */
  | `no_${RequiredElement}`
  /** The signature of the device does not match the session. */
  | 'device_signature'
  /** The session was given, but the device did not sign: it sent nothing, or a MAC, for which the reader has the key. */
  | 'no_device_signature';

/** A step that succeeded. `device_signature`: this device answered in this session, so it is no copy of an answer. */
export type MobileLicenceProof = 'signature' | 'signer' | 'validity' | 'device_signature' | KnownElement;

/**
 * A mobile driving licence. It is genuine only if `faults` is empty: then a trusted authority signed everything given.
 * Without `device_signature` among `proved` it may be a copy of an earlier answer. Nothing says who holds the device.
 */
export interface MobileLicenceReading {
  proved: MobileLicenceProof[];
  faults: MobileLicenceFault[];
  /** Signed data of the holder; empty if the signature does not match. Without countries. */
  fields: LicenceFields;
  /** Two-letter code of the country that issued the licence, as signed. */
  issuingCountry?: string;
  picture?: ChipPicture;
  signer?: ChipSigner;
}

/** Why there is nothing to verify. */
export type MobileLicenceRefusal = 'too_large' | 'not_cbor' | 'no_licence' | 'more_licences' | 'no_session';
