import { embeddedPhone } from '../../phone/embedded-phone.js';
import { type Dataset, type Puts, SKIPPED } from '../../datasets/catalogue/dataset.js';
import { mustHave, pick, readCsv } from '../../datasets/reading/read-csv.js';
import { emailDigest, phoneDigest } from '../../datasets/reading/values.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';

const TABLE = 'intelligence.social_account';

const EMAIL = ['email', 'e_mail', 'email_sha1', 'sha1', 'hash'];
const PHONE = ['phone', 'phone_number', 'phone_sha1'];
const NETWORK = ['network', 'provider', 'site'];

/** Digest of a phone number in international format; a digest is returned unchanged. */
async function numberDigest(text: string): Promise<Buffer | null> {
  if (/^[0-9a-f]{40}$/i.test(text)) return Buffer.from(text, 'hex');
  const { facts } = await embeddedPhone.facts(text);
  return facts?.e164 ? phoneDigest(facts.e164) : null;
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files)
    for await (const record of readCsv(file, 'utf-8')) {
      mustHave(record, file.name, [...EMAIL, ...PHONE], NETWORK);
      const { fields, line } = record;
      const [email, phone] = [pick(fields, ...EMAIL), pick(fields, ...PHONE)];
      const network = pick(fields, ...NETWORK)?.toLowerCase();
      if (!network || (!email && !phone))
        throw new ImportProblem('must have a network and an email or phone', file.name, line);
      const found = [
        { digest: email && emailDigest(email), found_by: 'email' },
        { digest: phone && (await numberDigest(phone)), found_by: 'phone' },
      ];
      if (found.every(({ digest }) => !digest)) yield SKIPPED;
      for (const { digest, found_by } of found) if (digest) yield { into: TABLE, row: { digest, found_by, network } };
    }
}

/** Social accounts known to the operator; email addresses and phone numbers are stored as SHA-1 only. */
export const accounts: Dataset = {
  name: 'accounts',
  title: 'Social accounts, by hashes of email addresses and phone numbers',
  publisher: 'your own list',
  licence: 'set by the publisher of the file',
  officialUrl: null,
  advice: 'CSV with columns network and one of email, sha1, phone or phone_sha1 (SHA-1 of the number as +15551234567).',
  isFollowed: true,
  revision: 1,
  tables: { [TABLE]: { digest: 'bytea', found_by: 'text', network: 'text' } },
  read,
};
