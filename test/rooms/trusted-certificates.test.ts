import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadConfiguration } from '#kit/process/config.js';
import { readTrustedCertificates } from '#subgraphs/screening/booking/id-document/trusted-certificates.js';
import { makeSigner } from '../../packages/document-reader/bench/chip.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trust-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const pem = () => makeSigner().certificate.toString();

test('all certificates of all PEM files are read, other files are not', async () => {
  await writeFile(join(folder, 'a.pem'), `${pem()}\nA comment\n${pem()}`);
  await writeFile(join(folder, 'b.pem'), pem());
  await writeFile(join(folder, 'README.md'), 'Certificates of countries');
  expect(readTrustedCertificates('DOCUMENT_TRUST_DIR', folder)).toHaveLength(3);
});

test('every file that cannot be read is named', async () => {
  await writeFile(join(folder, 'a.pem'), pem());
  await writeFile(join(folder, 'empty.pem'), '');
  await writeFile(join(folder, 'broken.pem'), pem().replace(/\n[A-Za-z0-9+/]{64}\n/, '\nAAAA\n'));
  const read = () => readTrustedCertificates('DOCUMENT_TRUST_DIR', folder);
  expect(read).toThrow(BadConfiguration);
  expect(read).toThrow(
    /DOCUMENT_TRUST_DIR: .*broken\.pem contains a certificate that cannot be read[\s\S]+empty\.pem contains no certificate/,
  );
});

test('a missing folder is a problem of the settings', () => {
  expect(() => readTrustedCertificates('MOBILE_LICENCE_TRUST_DIR', join(folder, 'none'))).toThrow(
    /MOBILE_LICENCE_TRUST_DIR: cannot read the folder/,
  );
  expect(readTrustedCertificates('MOBILE_LICENCE_TRUST_DIR', undefined)).toEqual([]);
});
