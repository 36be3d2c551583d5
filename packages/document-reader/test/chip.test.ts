import { X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { type Hash, type Scheme, faceGroup, makeSigner, makeSod, tagged, zoneGroup } from '../bench/chip.js';
import type { ChipReading } from '../src/chip/chip-reading.js';
import { contentOf } from '../src/chip/tag-length.js';
import { verifyChip } from '../src/chip/verify-chip.js';
import { BSI, ETSI } from './chip-vectors.js';

const AT = new Date('2030-06-01T12:00:00Z');
const LINES = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');
const GROUPS = { 1: zoneGroup(LINES), 2: faceGroup(JPEG) };

/** The document signer's certificate in a published security object. */
function signerIn(sod: Uint8Array): X509Certificate {
  const { content } = AsnConvert.parse(contentOf(sod, 0x77), ContentInfo);
  const [choice] = AsnConvert.parse(content, SignedData).certificates!;
  return new X509Certificate(Buffer.from(AsnConvert.serialize(choice!.certificate!)));
}

describe('published chips', () => {
  test.each([
    ['BSI TR-03105-5', BSI, '2014-06-01', ['signature', 'signer', 'dg1', 'dg14'], '2023-10-31'],
    ['ETSI TR 103 200', ETSI, '2012-01-01', ['signature', 'signer', 'dg1'], '2013-10-31'],
  ])('%s is genuine if its document signer is trusted', (_name, chip, at, proved, expiryDate) => {
    const reading = verifyChip({ ...chip, trusted: [signerIn(chip.sod)], at: new Date(at) });
    expect(reading).toMatchObject({ proved, faults: [], signer: { country: 'DE' } });
    expect(reading.zone).toMatchObject({
      valid: true,
      format: 'TD3',
      fields: { fullName: 'ERIKA MUSTERMANN', birthDate: '1996-08-12', documentNumber: 'C11T002JM', expiryDate },
    });
  });

  test('without a trusted certificate the signature holds, and the signer is not trusted', () => {
    const reading = verifyChip({ ...BSI, trusted: [], at: new Date('2014-06-01') });
    expect(reading).toMatchObject({ proved: ['signature', 'dg1', 'dg14'], faults: ['untrusted_signer'] });
    const other = verifyChip({ ...BSI, trusted: [signerIn(ETSI.sod)], at: new Date('2014-06-01') });
    expect(other.faults).toEqual(['untrusted_signer']);
  });

  test.each(['2013-01-01', '2015-01-01'])('on %s the signer is not valid', (at) => {
    const reading = verifyChip({ ...BSI, trusted: [signerIn(BSI.sod)], at: new Date(at) });
    expect(reading.faults).toEqual(['expired_signer']);
  });

  test('data groups of another chip are not signed', () => {
    const reading = verifyChip({
      sod: BSI.sod,
      dataGroups: ETSI.dataGroups,
      trusted: [signerIn(BSI.sod)],
      at: new Date('2014-06-01'),
    });
    expect(reading.faults).toEqual(['hash_dg1']);
  });
});

describe('chips of a country made for the test', () => {
  const country = makeSigner();

  function read(scheme: Scheme, hash: Hash, groupHash: Hash = hash): ChipReading {
    const own = makeSigner({ scheme, hash });
    const signer = makeSigner({ scheme, hash }, own);
    const sod = makeSod(GROUPS, signer, groupHash);
    return verifyChip({ sod, dataGroups: GROUPS, trusted: [country.certificate, own.certificate], at: AT });
  }

  test.each<[Scheme, Hash]>([
    ['rsa', 'sha256'],
    ['rsa', 'sha512'],
    ['pss', 'sha256'],
    ['pss', 'sha384'],
    ['ecdsa', 'sha256'],
    ['ecdsa', 'sha384'],
    ['ecdsa', 'sha512'],
    ['explicit', 'sha256'],
    ['brainpool', 'sha256'],
  ])('%s with %s is genuine', (scheme, hash) => {
    const { proved, faults, zone, picture } = read(scheme, hash);
    expect({ proved, faults }).toEqual({ proved: ['signature', 'signer', 'dg1', 'dg2'], faults: [] });
    expect(zone?.fields).toMatchObject({ fullName: 'ANNA MARIA ERIKSSON', issuingCountry: 'UTO' });
    expect(picture).toEqual({ format: 'jpeg', bytes: Uint8Array.from(JPEG) });
  });

  test('a signature of two numbers side by side is genuine', () => {
    const signer = makeSigner({ scheme: 'plain' }, country);
    const sod = makeSod(GROUPS, signer);
    expect(verifyChip({ sod, dataGroups: GROUPS, trusted: [country.certificate], at: AT }).faults).toEqual([]);
  });

  test.each<[Scheme, Hash, Hash]>([
    ['rsa', 'sha1', 'sha256'],
    ['ecdsa', 'sha1', 'sha256'],
    ['ecdsa', 'sha256', 'sha1'],
  ])('%s with %s over %s holds, and is weak', (scheme, hash, groupHash) => {
    const { proved, faults } = read(scheme, hash, groupHash);
    expect(proved).toContain('signature');
    expect(faults).toEqual(['algorithm_weak']);
  });

  const signer = makeSigner({}, country);
  const sod = makeSod(GROUPS, signer);
  const ask = { sod, dataGroups: GROUPS, trusted: [country.certificate], at: AT };
  const faultsOf = (change: Partial<Parameters<typeof verifyChip>[0]>) => verifyChip({ ...ask, ...change }).faults;

  test('a short key is weak', () => {
    const short = makeSod(GROUPS, makeSigner({ scheme: 'rsa', bits: 1024 }, country));
    expect(faultsOf({ sod: short })).toEqual(['algorithm_weak']);
  });

  test('a country of the same name with another key did not issue the signer', () => {
    expect(faultsOf({ trusted: [makeSigner().certificate] })).toEqual(['untrusted_signer']);
    expect(faultsOf({ trusted: [] })).toEqual(['untrusted_signer']);
  });

  test('an untrusted document signer cannot vouch for another one', () => {
    const between = makeSigner({}, country);
    const last = makeSigner({}, between);
    expect(faultsOf({ sod: makeSod(GROUPS, last) })).toEqual(['untrusted_signer']);
    expect(faultsOf({ sod: makeSod(GROUPS, last), trusted: [between.certificate] })).toEqual(['untrusted_signer']);
  });

  test('a country does not sign documents itself', () => {
    expect(faultsOf({ sod: makeSod(GROUPS, country) })).toEqual(['signature']);
  });

  test('signer and country must be valid', () => {
    const short = makeSigner({ to: new Date('2029-01-01') }, country);
    expect(faultsOf({ sod: makeSod(GROUPS, short) })).toEqual(['expired_signer']);
    const old = makeSigner({ to: new Date('2029-01-01') });
    const sodOfOld = makeSod(GROUPS, makeSigner({}, old));
    expect(faultsOf({ sod: sodOfOld, trusted: [old.certificate] })).toEqual(['expired_signer']);
  });

  test('a changed, unsigned or impossible data group is named', () => {
    expect(faultsOf({ dataGroups: { ...GROUPS, 2: faceGroup(Buffer.from(`${JPEG}x`)) } })).toContain('hash_dg2');
    expect(faultsOf({ dataGroups: { ...GROUPS, 11: tagged(0x6b, Buffer.from('x')) } })).toEqual(['hash_dg11']);
    expect(faultsOf({ dataGroups: { ...GROUPS, 17: GROUPS[1] } })).toEqual(['hash_dg17']);
    expect(faultsOf({ dataGroups: { 1: GROUPS[2], 2: GROUPS[1] } })).toEqual(
      expect.arrayContaining(['hash_dg1', 'hash_dg2', 'dg1_unreadable', 'dg2_unreadable']),
    );
  });

  test('bytes with which a chip fills up its files are ignored', () => {
    const filled = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc(20)]);
    expect(faultsOf({ sod: filled(sod), dataGroups: { 1: filled(GROUPS[1]), 2: filled(GROUPS[2]) } })).toEqual([]);
  });

  test('missing parts are named', () => {
    expect(faultsOf({ sod: Buffer.alloc(0) })).toEqual(['no_sod']);
    expect(faultsOf({ dataGroups: { 2: GROUPS[2] } })).toEqual(['no_dg1']);
    expect(faultsOf({ dataGroups: { 1: GROUPS[1] } })).toEqual([]);
  });

  test('wrong check digits and JPEG 2000 are no failures of the signature', () => {
    const zone = zoneGroup([LINES[0]!, LINES[1]!.replace('7408122', '7408123')]);
    const jp2 = faceGroup(Buffer.from('0000000c6a5020200d0a870a00', 'hex'));
    const dataGroups = { 1: zone, 2: jp2 };
    const reading = verifyChip({ ...ask, sod: makeSod(dataGroups, signer), dataGroups });
    expect(reading).toMatchObject({
      proved: ['signature', 'signer', 'dg1', 'dg2'],
      faults: ['dg1_unreadable'],
      picture: { format: 'jpeg2000' },
    });
  });

  test('what is too large is not read', () => {
    expect(faultsOf({ sod: Buffer.concat([sod, Buffer.alloc(70_000)]) })).toEqual(['no_sod']);
    expect(faultsOf({ dataGroups: { 1: GROUPS[1], 2: Buffer.alloc(600_000, 0x75) } })).toEqual(['too_large']);
    const many = Object.fromEntries(Array.from({ length: 17 }, (_, n) => [n + 1, GROUPS[1]]));
    expect(faultsOf({ dataGroups: many })).toEqual(['too_large']);
  });

  test('deeply nested data is refused quickly', () => {
    const nested = Buffer.concat(Array.from({ length: 15_000 }, () => Buffer.from([0x30, 0x80])));
    const from = performance.now();
    expect(faultsOf({ sod: tagged(0x77, nested) })).toEqual(['no_sod']);
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});

describe('hostile bytes', () => {
  const trusted = [signerIn(BSI.sod)];
  const at = new Date('2014-06-01');
  const proves = ({ faults }: ChipReading) => faults.length === 0;

  test('no truncated security object is genuine, and none throws', () => {
    for (let length = 0; length < BSI.sod.length; length += 3)
      expect(proves(verifyChip({ ...BSI, sod: BSI.sod.subarray(0, length), trusted, at }))).toBe(false);
  });

  test('no security object or data group with a flipped bit is believed with other data, and none throws', () => {
    const good = verifyChip({ ...BSI, trusted, at });
    let refused = 0;
    for (let place = 0; place < BSI.sod.length; place += 4) {
      const sod = Uint8Array.from(BSI.sod);
      sod[place]! ^= 1 << ((place / 4) % 8);
      const reading = verifyChip({ ...BSI, sod, trusted, at });
      // Some bytes are not signed, such as the list of digest algorithms: what is proved stays the same.
      if (proves(reading)) expect(reading).toEqual(good);
      else refused += 1;
    }
    expect(refused).toBeGreaterThan(375);
    const zone = BSI.dataGroups[1];
    for (let place = 0; place < zone.length; place++) {
      const changed = Uint8Array.from(zone);
      changed[place]! ^= 1 << (place % 8);
      expect(proves(verifyChip({ ...BSI, dataGroups: { 1: changed }, trusted, at }))).toBe(false);
    }
  });

  test('no random bytes are genuine, and none throw', () => {
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 500; round++) {
      const noise = Uint8Array.from({ length: next() % 400 }, () => next() % 256);
      const dataGroups = { 1: noise, 2: noise };
      expect(proves(verifyChip({ sod: tagged(0x77, noise), dataGroups, trusted, at }))).toBe(false);
    }
  });
});
