import { decodeCbor, bytesOf, embeddedOf, mapOf, numberOf, textOf } from './cbor.js';

/** Digest algorithms (ISO/IEC 18013-5, table 21). */
const DIGESTS: Record<string, string> = { 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' };
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** `MobileSecurityObject` (ISO/IEC 18013-5, 9.1.2.4). */
export interface MobileSecurityObject {
  documentType: string;
  /** Undefined if it is not permitted. */
  digestAlgorithm: string | undefined;
  /** Digests by namespace and number. */
  digests: Map<string, Map<number, Uint8Array>>;
  /** The device's COSE_Key. */
  deviceKey: unknown;
  signed: Date;
  validFrom: Date;
  validUntil: Date;
}

/** Parses the payload of the signed message. Throws if it is not a security object. */
export function parseMobileSecurityObject(payload: Uint8Array): MobileSecurityObject {
  const object = mapOf(decodeCbor(embeddedOf(decodeCbor(payload)).content));
  if (!/^1\.\d+$/.test(textOf(object.get('version')))) throw new Error('Another version.');
  const algorithm = textOf(object.get('digestAlgorithm'));
  const validity = mapOf(object.get('validityInfo'));
  const digests = [...mapOf(object.get('valueDigests'))].map(
    ([namespace, values]) =>
      [
        textOf(namespace),
        new Map([...mapOf(values)].map(([number, digest]) => [numberOf(number), bytesOf(digest)] as const)),
      ] as const,
  );
  return {
    documentType: textOf(object.get('docType')),
    digestAlgorithm: Object.hasOwn(DIGESTS, algorithm) ? DIGESTS[algorithm] : undefined,
    digests: new Map(digests),
    deviceKey: mapOf(object.get('deviceKeyInfo')).get('deviceKey'),
    signed: timeOf(validity.get('signed')),
    validFrom: timeOf(validity.get('validFrom')),
    validUntil: timeOf(validity.get('validUntil')),
  };
}

function timeOf(item: unknown): Date {
  const time = new Date(textOf(item));
  if (!TIME.test(textOf(item)) || Number.isNaN(time.getTime())) throw new Error('Not a time.');
  return time;
}
