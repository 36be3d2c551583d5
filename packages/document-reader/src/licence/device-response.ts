import { Embedded, bytesOf, decodeCbor, embeddedOf, listOf, mapOf, numberOf, textOf } from './cbor.js';
import type { MobileLicenceRefusal } from './licence-reading.js';

/** Type of a mobile driving licence. */
export const LICENCE = 'org.iso.18013.5.1.mDL';
const VERSION = /^1\.\d+$/;
/** A portrait has 5 to 100 KB. */
const MOST_BYTES = 1_048_576;
const MOST_DOCUMENTS = 8;
const MOST_ELEMENTS = 256;

/** One element with its digest's number, as it was encoded. */
export interface SignedElement {
  namespace: string;
  embedded: Embedded;
}

/** The parts of a licence in a `DeviceResponse`; nothing in it is proved yet. */
export interface LicenceParts {
  elements: SignedElement[];
  /** COSE_Sign1 over the security object. */
  issuerAuth: unknown;
  /** Data that the device added, as encoded; undefined without it. */
  deviceNamespaces: Embedded | undefined;
  /** COSE_Sign1 of the device; undefined if the device did not sign. */
  deviceSignature: unknown;
}

/**
 * Finds the licence in a `DeviceResponse` (ISO/IEC 18013-5, 8.3.2.1.2.2). Refuses a response without exactly one licence.
 */
export function licenceIn(response: Uint8Array): LicenceParts | MobileLicenceRefusal {
  if (response.byteLength > MOST_BYTES) return 'too_large';
  try {
    const whole = mapOf(decodeCbor(response));
    if (!VERSION.test(textOf(whole.get('version')))) return 'no_licence';
    const documents = listOf(whole.get('documents') ?? []);
    if (documents.length > MOST_DOCUMENTS) return 'too_large';
    const [licence, ...others] = documents.map(mapOf).filter((document) => document.get('docType') === LICENCE);
    if (others.length > 0) return 'more_licences';
    return licence ? partsOf(licence) : 'no_licence';
  } catch {
    return 'not_cbor';
  }
}

function partsOf(document: Map<unknown, unknown>): LicenceParts | 'too_large' {
  const issuerSigned = mapOf(document.get('issuerSigned'));
  const elements = [...mapOf(issuerSigned.get('nameSpaces') ?? new Map())].flatMap(([namespace, items]) =>
    listOf(items).map((item) => ({ namespace: textOf(namespace), embedded: embeddedOf(item) })),
  );
  if (elements.length > MOST_ELEMENTS) return 'too_large';
  const deviceSigned = mapOf(document.get('deviceSigned') ?? new Map());
  const namespaces = deviceSigned.get('nameSpaces');
  return {
    elements,
    issuerAuth: issuerSigned.get('issuerAuth'),
    deviceNamespaces: namespaces === undefined ? undefined : embeddedOf(namespaces),
    deviceSignature: mapOf(deviceSigned.get('deviceAuth') ?? new Map()).get('deviceSignature'),
  };
}

export interface Element {
  digestId: number;
  name: string;
  value: unknown;
}

/** Throws if it is not an element. */
export function elementOf({ content }: Embedded): Element {
  const item = mapOf(decodeCbor(content));
  bytesOf(item.get('random'));
  return {
    digestId: numberOf(item.get('digestID')),
    name: textOf(item.get('elementIdentifier')),
    value: item.get('elementValue'),
  };
}

/** The session transcript as encoded, without the byte string that may wrap it; null for any other data. */
export function sessionOf(transcript: Uint8Array): Uint8Array | null {
  if (transcript.byteLength > MOST_BYTES) return null;
  try {
    const item = decodeCbor(transcript);
    if (item instanceof Embedded) return listOf(decodeCbor(item.content)).length === 3 ? item.content : null;
    return listOf(item).length === 3 ? transcript : null;
  } catch {
    return null;
  }
}
