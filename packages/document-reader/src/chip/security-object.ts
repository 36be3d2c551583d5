import {
  ContentInfo,
  MessageDigest,
  SignedData,
  type SignerInfo,
  SigningTime,
  id_contentType,
  id_messageDigest,
  id_signedData,
  id_signingTime,
} from '@peculiar/asn1-cms';
import { AsnConvert, AsnProp, AsnPropTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { type BaseBlock, Constructed, fromBER, Sequence } from 'asn1js';
import { contentOf } from './tag-length.js';

/** A real security object has 2 to 12 KB. */
const MOST_BYTES = 65_536;
/** Tag of EF.SOD. */
const TAG = 0x77;
/** `id-icao-mrtd-security-ldsSecurityObject` */
const LDS_OBJECT = '2.23.136.1.1.1';
/** The same in DER. */
const LDS_OBJECT_DER = '0606678108010101';
const MOST_CERTIFICATES = 8;

export class DataGroupHash {
  @AsnProp({ type: AsnPropTypes.Integer })
  group: number = 0;

  @AsnProp({ type: OctetString })
  hash: OctetString = new OctetString();
}

/** `LDSSecurityObject` of ICAO Doc 9303, part 10, 4.6.2. */
export class LdsSecurityObject {
  @AsnProp({ type: AsnPropTypes.Integer })
  version: number = 0;

  @AsnProp({ type: AlgorithmIdentifier })
  hashAlgorithm: AlgorithmIdentifier = new AlgorithmIdentifier();

  @AsnProp({ type: DataGroupHash, repeated: 'sequence' })
  hashes: DataGroupHash[] = [];

  @AsnProp({ type: AsnPropTypes.Any, optional: true })
  versionInfo?: ArrayBuffer;
}

/** The parts of EF.SOD that matter; nothing in it is proved yet. */
export interface SecurityObject {
  /** Certificates in DER. */
  certificates: Uint8Array[];
  /** The signed content. */
  content: Uint8Array;
  /** What the signature covers: attributes with the content's digest. */
  signed: Uint8Array;
  signature: Uint8Array;
  signatureAlgorithm: AlgorithmIdentifier;
  /** Object identifiers. */
  digestAlgorithm: string;
  groupAlgorithm: string;
  /** Digest of the content, as signed. */
  digest: Uint8Array;
  signedAt?: Date;
  /** Hashes of data groups by number. */
  hashes: Map<number, Uint8Array>;
}

/** Parses EF.SOD. Throws if it is not a security object of a travel document with one signer. */
export function parseSecurityObject(sod: Uint8Array): SecurityObject {
  if (sod.byteLength > MOST_BYTES) throw new Error('The security object is too large.');
  const info = AsnConvert.parse(contentOf(sod, TAG), ContentInfo);
  if (info.contentType !== id_signedData) throw new Error('Not signed data.');
  const data = AsnConvert.parse(info.content, SignedData);
  const { certificates, signed } = rawParts(info.content);
  const [signer, ...others] = data.signerInfos;
  const content = data.encapContentInfo.eContent?.single;
  if (!signer?.signedAttrs || !signed || others.length > 0) throw new Error('Not one signer with signed attributes.');
  if (!content || data.encapContentInfo.eContentType !== LDS_OBJECT) throw new Error('No security object in it.');
  if (certificates.length > MOST_CERTIFICATES) throw new Error('Too many certificates.');
  const lds = AsnConvert.parse(content.buffer, LdsSecurityObject);
  return {
    certificates,
    content: new Uint8Array(content.buffer),
    signed,
    signature: new Uint8Array(signer.signature.buffer),
    signatureAlgorithm: signer.signatureAlgorithm,
    digestAlgorithm: signer.digestAlgorithm.algorithm,
    groupAlgorithm: lds.hashAlgorithm.algorithm,
    ...signedAttributes(signer),
    hashes: new Map(lds.hashes.map(({ group, hash }) => [group, new Uint8Array(hash.buffer)])),
  };
}

const partsOf = (block: BaseBlock | undefined): BaseBlock[] =>
  block instanceof Constructed ? (block.valueBlock.value as BaseBlock[]) : [];

const isContext = (number: number) => (block: BaseBlock) =>
  block.idBlock.tagClass === 3 && block.idBlock.tagNumber === number;

/** Certificates and signed attributes as they were encoded: signatures cover bytes, not values. */
function rawParts(signedData: ArrayBuffer): { certificates: Uint8Array[]; signed: Uint8Array | undefined } {
  const parts = partsOf(fromBER(signedData).result);
  const certificates = partsOf(parts.find(isContext(0))).filter((each) => each instanceof Sequence);
  const [signer] = partsOf(parts.at(-1));
  const attributes = partsOf(signer).find(isContext(0));
  return {
    certificates: certificates.map(({ valueBeforeDecodeView }) => Uint8Array.from(valueBeforeDecodeView)),
    signed: attributes && asSet(attributes.valueBeforeDecodeView),
  };
}

/** The signature covers the attributes as a SET, not with the tag that they have in the message (RFC 5652, 5.4). */
const asSet = (attributes: Uint8Array): Uint8Array => Uint8Array.from(attributes).fill(0x31, 0, 1);

function signedAttributes(signer: SignerInfo): Pick<SecurityObject, 'digest' | 'signedAt'> {
  const valueOf = (type: string): ArrayBuffer | undefined => {
    const [found, ...others] = signer.signedAttrs!.filter(({ attrType }) => attrType === type);
    if (others.length > 0 || (found && found.attrValues.length !== 1)) throw new Error('An attribute is repeated.');
    return found?.attrValues[0];
  };
  const [type, digest, time] = [id_contentType, id_messageDigest, id_signingTime].map(valueOf);
  if (!digest || !type || Buffer.from(type).toString('hex') !== LDS_OBJECT_DER)
    throw new Error('The signature is not that of a security object.');
  return {
    digest: new Uint8Array(AsnConvert.parse(digest, MessageDigest).buffer),
    ...(time && { signedAt: AsnConvert.parse(time, SigningTime).getTime() }),
  };
}
