import { createHash, type X509Certificate } from 'node:crypto';
import { hashNamed, isWeak, signatureCheck, type SignatureCheck } from './algorithms.js';
import type { ChipData, ChipFault, ChipProof, ChipReading } from './chip-reading.js';
import { pictureOf, tagOfGroup, zoneOf } from './data-groups.js';
import { describeSigner, openCertificate, signerFaults, signsDocuments } from './document-signer.js';
import { parseSecurityObject, type SecurityObject } from './security-object.js';
import { objectOf } from './tag-length.js';

/** Faces have 15 to 100 KB. */
const MOST_GROUP_BYTES = 524_288;
const MOST_GROUPS = 16;

export interface VerifyChip extends ChipData {
  /** Country signing certificates, or document signers, that the operator trusts. */
  trusted: readonly X509Certificate[];
  /** The time at which certificates must be valid. */
  at: Date;
}

/**
 * Verifies data of a chip by passive authentication (ICAO Doc 9303, part 11, section 5): the signature of the security
 * object, its signer's certificate up to a trusted one, and the hash of every data group given. Bytes of any kind give
 * a reading with faults; it never throws.
 */
export function verifyChip({ sod, dataGroups, trusted, at }: VerifyChip): ChipReading {
  const groups = Object.entries(dataGroups).map(([group, bytes]) => ({ group: Number(group), bytes }));
  if (groups.length > MOST_GROUPS || groups.some(({ bytes }) => bytes.byteLength > MOST_GROUP_BYTES))
    return { proved: [], faults: ['too_large'] };
  const object = attempt(() => parseSecurityObject(sod));
  const signature = object && attempt(() => verifySignature(object, trusted, at));
  const parts = [
    object ? (signature ?? UNSIGNED) : NO_OBJECT,
    ...(object ? groups.map(({ group, bytes }) => verifyGroup(object, group, bytes)) : []),
    readGroups(dataGroups, at),
  ];
  const whole: ChipReading = Object.assign({}, ...parts);
  const faults = new Set(parts.flatMap((part) => part.faults ?? []));
  return { ...whole, proved: parts.flatMap((part) => part.proved ?? []), faults: [...faults] };
}

type Part = Partial<ChipReading>;

const NO_OBJECT: Part = { faults: ['no_sod'] };
const UNSIGNED: Part = { faults: ['signature'] };

/** Parsers throw on what they cannot read: hostile bytes are data here, not failures. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const digestOf = (hash: string, bytes: Uint8Array): Buffer => createHash(hash).update(bytes).digest();

function verifySignature(object: SecurityObject, trusted: readonly X509Certificate[], at: Date): Part {
  const digest = hashNamed(object.digestAlgorithm);
  const check = digest && signatureCheck(object.signatureAlgorithm, digest);
  if (!digest || !check) return { faults: ['algorithm_unsupported'] };
  const signer = digestOf(digest, object.content).equals(object.digest) && signerOf(object, check, trusted);
  if (!signer) return UNSIGNED;
  const weak = isWeak(digest, signer.publicKey) || isWeak(check.hash, signer.publicKey);
  const trust = signerFaults(signer, trusted, [at, ...(object.signedAt ? [object.signedAt] : [])]);
  const proved: ChipProof[] = ['signature', ...(trust.length === 0 ? (['signer'] as const) : [])];
  const faults: ChipFault[] = [...(weak ? (['algorithm_weak'] as const) : []), ...trust];
  return { proved, faults, signer: describeSigner(signer) };
}

/** The certificate whose key made the signature: one in the security object, or a trusted one. */
function signerOf(
  { certificates, signed, signature }: SecurityObject,
  check: SignatureCheck,
  trusted: readonly X509Certificate[],
): X509Certificate | undefined {
  const own = certificates.map(openCertificate).filter((certificate) => certificate !== null);
  return [...own, ...trusted].find(
    (certificate) => signsDocuments(certificate) && check.holds(signed, signature, certificate.publicKey),
  );
}

function verifyGroup({ groupAlgorithm, hashes }: SecurityObject, group: number, bytes: Uint8Array): Part {
  const [hash, expected, tag] = [hashNamed(groupAlgorithm), hashes.get(group), tagOfGroup(group)];
  if (!hash) return { faults: ['algorithm_unsupported'] };
  const object = tag === undefined ? undefined : attempt(() => objectOf(bytes, tag));
  if (!object || !expected || !digestOf(hash, object).equals(expected)) return { faults: [`hash_dg${group}`] };
  return { proved: [`dg${group}`], faults: hash === 'sha1' ? ['algorithm_weak'] : [] };
}

function readGroups(groups: ChipData['dataGroups'], today: Date): Part {
  const [first, second] = [groups[1], groups[2]];
  const zone = first && attempt(() => zoneOf(first, today));
  const picture = second && attempt(() => pictureOf(second));
  const faults: ChipFault[] = [
    ...(first ? [] : (['no_dg1'] as const)),
    ...(first && !zone?.valid ? (['dg1_unreadable'] as const) : []),
    ...(second && !picture ? (['dg2_unreadable'] as const) : []),
  ];
  return { faults, ...(zone && { zone }), ...(picture && { picture }) };
}
