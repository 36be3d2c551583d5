import { createHash, type X509Certificate } from 'node:crypto';
import { encode } from 'cborg';
import type { ChipSigner } from '../chip/chip-reading.js';
import { describeSigner, openCertificate, signerFaults } from '../chip/document-signer.js';
import { type SignedMessage, isSignedBy, isSupported, publicKeyOf, signedMessageOf } from './cose.js';
import { type LicenceParts, type SignedElement, LICENCE, elementOf, licenceIn, sessionOf } from './device-response.js';
import { type Elements, fieldsOf, portraitOf, wordOf } from './licence-fields.js';
import {
  type KnownElement,
  type MobileLicenceFault,
  type MobileLicenceProof,
  type MobileLicenceReading,
  type MobileLicenceRefusal,
  type RequiredElement,
  KNOWN,
  REQUIRED,
} from './licence-reading.js';
import { signsLicences, stateOf } from './licence-signer.js';
import { type MobileSecurityObject, parseMobileSecurityObject } from './security-object.js';

export interface VerifyMobileLicence {
  /** `DeviceResponse` in CBOR, as the reader received it after decryption. */
  deviceResponse: Uint8Array;
  /** `SessionTranscript` of the same session in CBOR, which the device signed. */
  sessionTranscript?: Uint8Array;
  /** Root certificates of issuing authorities (IACA), or document signers, that the operator trusts. */
  trusted: readonly X509Certificate[];
  /** The time at which the licence and certificates must be valid. */
  at: Date;
}

/** Namespace of the elements that are read. */
const NAMESPACE = 'org.iso.18013.5.1';

/**
 * Verifies a mobile driving licence (ISO/IEC 18013-5, 9.3): the authority's signature of the security object, its
 * certificate up to a trusted one, type and validity, the digest of every element given, and with a session transcript
 * the device's signature. Bytes of any kind give a refusal or a reading with faults; it never throws.
 */
export function verifyMobileLicence(
  ask: VerifyMobileLicence,
): MobileLicenceReading | { refused: MobileLicenceRefusal } {
  const parts = licenceIn(ask.deviceResponse);
  if (typeof parts === 'string') return { refused: parts };
  const session = ask.sessionTranscript && sessionOf(ask.sessionTranscript);
  if (session === null) return { refused: 'no_session' };
  const message = attempt(() => signedMessageOf(parts.issuerAuth));
  const { payload } = message ?? {};
  const object = payload && attempt(() => parseMobileSecurityObject(payload));
  if (!message || !payload || !object) return failed('no_security_object');
  if (!isSupported(message) || !object.digestAlgorithm) return failed('algorithm_unsupported');
  const signer = attempt(() => signerOf(message, payload));
  if (!signer) return failed('signature');
  return verifySigned(parts, object, signer, { ...ask, session });
}

const failed = (fault: MobileLicenceFault): MobileLicenceReading => ({ proved: [], faults: [fault], fields: {} });

/** Parsers throw on what they cannot read: hostile bytes are data here, not failures. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

interface Signer {
  certificate: X509Certificate;
  described: ChipSigner;
}

/** The signer's certificate is the first one in the message. Throws if it is malformed. */
function signerOf(message: SignedMessage, payload: Uint8Array): Signer | undefined {
  const certificate = message.certificates[0] && openCertificate(message.certificates[0]);
  if (!certificate || !isSignedBy(message, payload, certificate.publicKey)) return undefined;
  return { certificate, described: describeSigner(certificate) };
}

/** What a step found. */
interface Step {
  proved: MobileLicenceProof[];
  faults: MobileLicenceFault[];
}

const provedBy = (proof: MobileLicenceProof, faults: MobileLicenceFault[]): Step => ({
  proved: faults.length === 0 ? [proof] : [],
  faults,
});

function verifySigned(
  parts: LicenceParts,
  object: MobileSecurityObject,
  { certificate, described }: Signer,
  { trusted, at, session }: VerifyMobileLicence & { session: Uint8Array | undefined },
): MobileLicenceReading {
  const { elements, ...digests } = verifyElements(parts.elements, object);
  const country = wordOf(elements.get('issuing_country'))?.toUpperCase();
  const [fields, picture] = [fieldsOf(elements), portraitOf(elements)];
  const steps: Step[] = [
    { proved: ['signature'], faults: object.documentType === LICENCE ? [] : ['other_document_type'] },
    provedBy('signer', trustFaults(certificate, trusted, [at, object.signed])),
    provedBy('validity', object.validFrom <= at && at <= object.validUntil ? [] : ['outside_validity']),
    digests,
    {
      proved: [],
      faults: [...jurisdictionFaults(certificate, elements), ...missingFaults(digests.faults, fields, picture)],
    },
    session ? provedBy('device_signature', deviceFaults(parts, object, session)) : { proved: [], faults: [] },
  ];
  return {
    proved: steps.flatMap(({ proved }) => proved),
    faults: [...new Set(steps.flatMap(({ faults }) => faults))],
    fields,
    ...(country && { issuingCountry: country }),
    ...(picture && { picture }),
    signer: described,
  };
}

function trustFaults(
  signer: X509Certificate,
  trusted: readonly X509Certificate[],
  times: Date[],
): MobileLicenceFault[] {
  if (!attempt(() => signsLicences(signer))) return ['untrusted_signer'];
  const faults = attempt(() => signerFaults(signer, trusted, times)) ?? ['untrusted_signer'];
  return faults as MobileLicenceFault[];
}

const isKnown = (name: string): name is KnownElement => KNOWN.some((known) => known === name);

/** Checks the digest of every element; the values of known ones whose digest was signed. */
function verifyElements(given: readonly SignedElement[], { digestAlgorithm, digests }: MobileSecurityObject) {
  const elements = new Map<KnownElement, unknown>();
  const [proved, faults]: [KnownElement[], MobileLicenceFault[]] = [[], []];
  for (const { namespace, embedded } of given) {
    const element = attempt(() => elementOf(embedded));
    const name = namespace === NAMESPACE && element && isKnown(element.name) ? element.name : undefined;
    const expected = element && digests.get(namespace)?.get(element.digestId);
    const digest = createHash(digestAlgorithm!).update(embedded.encoded).digest();
    if (!element || (name && elements.has(name))) faults.push('element_unreadable');
    else if (!expected || !digest.equals(expected)) faults.push(`digest_${name ?? 'other'}`);
    else if (name) {
      elements.set(name, element.value);
      proved.push(name);
    }
  }
  return { elements: elements as Elements, proved, faults };
}

/** Required elements without a usable value, except those that are already known to be other than was signed. */
function missingFaults(
  known: readonly MobileLicenceFault[],
  { lastName, birthDate, documentNumber, expiryDate }: MobileLicenceReading['fields'],
  portrait: MobileLicenceReading['picture'],
): MobileLicenceFault[] {
  const values: Record<RequiredElement, unknown> = {
    family_name: lastName,
    birth_date: birthDate,
    document_number: documentNumber,
    expiry_date: expiryDate,
    portrait,
  };
  return REQUIRED.filter((name) => values[name] === undefined && !known.includes(`digest_${name}`)).map(
    (name) => `no_${name}` as const,
  );
}

function jurisdictionFaults(signer: X509Certificate, elements: Elements): MobileLicenceFault[] {
  const [stated, certified] = [wordOf(elements.get('issuing_jurisdiction')), stateOf(signer)];
  return stated && certified && stated !== certified ? ['other_jurisdiction'] : [];
}

const NO_DATA = encode(new Map());

/** Whether the device signed this session (ISO/IEC 18013-5, 9.1.3.4 and 9.1.3.6). */
function deviceFaults(
  { deviceSignature, deviceNamespaces }: LicenceParts,
  { deviceKey }: MobileSecurityObject,
  session: Uint8Array,
): MobileLicenceFault[] {
  if (deviceSignature === undefined) return ['no_device_signature'];
  const isSigned = attempt(() => {
    const message = signedMessageOf(deviceSignature);
    const data = deviceNamespaces?.encoded ?? embedded(NO_DATA);
    const authentication = Buffer.concat([
      Buffer.from([0x84]),
      encode('DeviceAuthentication'),
      session,
      encode(LICENCE),
      data,
    ]);
    return message.payload === null && isSignedBy(message, embedded(authentication), publicKeyOf(deviceKey));
  });
  return isSigned ? [] : ['device_signature'];
}

/** Bytes as embedded data (tag 24). */
const embedded = (bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from([0xd8, 24]), encode(Uint8Array.from(bytes))]);
