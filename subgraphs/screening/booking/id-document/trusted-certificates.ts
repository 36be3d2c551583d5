import { X509Certificate } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfiguration } from '#kit/process/config.js';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/**
 * The certificates in the PEM files (`*.pem`) of a folder that a setting names, several to a file or one; none without
 * a folder. Throws BadConfiguration with every problem: a file that is skipped would make genuine documents look
 * untrusted.
 */
export function readTrustedCertificates(setting: string, folder: string | undefined): X509Certificate[] {
  if (!folder) return [];
  const read = filesIn(setting, folder).map((name) => certificatesIn(setting, join(folder, name)));
  const problems = read.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new BadConfiguration(problems);
  return read.flatMap(({ certificates }) => certificates);
}

function filesIn(setting: string, folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pem'))
      .toSorted();
  } catch {
    throw new BadConfiguration([`${setting}: cannot read the folder ${folder}`]);
  }
}

function certificatesIn(setting: string, file: string): { certificates: X509Certificate[]; problem?: string } {
  try {
    const certificates = (readFileSync(file, 'utf8').match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
    return certificates.length > 0
      ? { certificates }
      : { certificates, problem: `${setting}: ${file} contains no certificate` };
  } catch {
    return { certificates: [], problem: `${setting}: ${file} contains a certificate that cannot be read` };
  }
}
