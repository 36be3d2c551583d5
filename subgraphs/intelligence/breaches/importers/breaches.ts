import { z } from 'zod';
import { type Dataset, type Put, type Puts, SKIPPED } from '../../datasets/catalogue/dataset.js';
import { pick, readCsv } from '../../datasets/reading/read-csv.js';
import { readJson } from '../../datasets/reading/read-json.js';
import { readLines } from '../../datasets/reading/read-lines.js';
import { headOf } from '../../datasets/reading/read-text.js';
import { dayOf, emailDigest } from '../../datasets/reading/values.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { lookupMessages } from '../../messages.js';

const CATALOGUE = 'intelligence.breach';
const ACCOUNTS = 'intelligence.breached_account';

const Breach = z.object({
  Name: z.string().min(1),
  Title: z.string().nullish(),
  Domain: z.string().nullish(),
  BreachDate: z.string().nullish(),
  PwnCount: z.number().int().nullish(),
  DataClasses: z.array(z.string()).default([]),
});

const Hashes = z.array(z.object({ hashSuffix: z.string().regex(/^[0-9a-f]{34}$/i), websites: z.array(z.string()) }));

async function* readCatalogue(file: SourceFile): Puts {
  for await (const { value, line } of readJson(file)) {
    const found = Breach.safeParse(value);
    if (!found.success) throw new ImportProblem(lookupMessages.invalidBreach, file.name, line);
    const { Name: name, Title: title, Domain: domain, PwnCount: accounts, DataClasses: data_classes } = found.data;
    yield {
      into: CATALOGUE,
      row: { name, title, domain, breach_date: dayOf(found.data.BreachDate), accounts, data_classes },
    };
  }
}

const account = (digest: Buffer, breach: string): Put => ({ into: ACCOUNTS, row: { digest, breach } });

/** Columns `email` or `sha1`, and `breach`; the address itself is not stored. */
async function* readAccountCsv(file: SourceFile): Puts {
  for await (const { fields, line } of readCsv(file, 'utf-8')) {
    const given = pick(fields, 'sha1', 'hash', 'email', 'e_mail', 'email_sha1');
    const breach = pick(fields, 'breach', 'breach_name', 'website', 'name');
    if (given === null || breach === null) throw new ImportProblem(lookupMessages.missingBreachFields, file.name, line);
    const digest = emailDigest(given);
    if (digest) yield account(digest, breach);
    else yield SKIPPED;
  }
}

/** Lines with a hash and its breaches: `40 hex digits:Name,Name`. */
async function* readDigestLines(file: SourceFile): Puts {
  for await (const { text, number } of readLines(file, 'utf-8')) {
    if (!text.trim()) continue;
    const [, digest, names] = /^([0-9a-f]{40})[:;\t ](.+)$/i.exec(text.trim()) ?? [];
    if (!digest) throw new ImportProblem(lookupMessages.invalidDigestLine, file.name, number);
    for (const name of names!.split(/[,;]/)) if (name.trim()) yield account(Buffer.from(digest, 'hex'), name.trim());
  }
}

/**
 * A map of 6 hexadecimal digits → [{hashSuffix (34 digits), websites}], or such an array in a file named after the
 * digits.
 */
async function* readRanges(file: SourceFile, isMap: boolean): Puts {
  const ofFile = /^([0-9a-f]{6})\b/i.exec(file.name)?.[1];
  for await (const { value, key, line } of readJson(file, { map: isMap })) {
    const prefix = key ?? ofFile ?? '';
    const found = Hashes.safeParse(isMap ? value : [value]);
    if (!found.success || !/^[0-9a-f]{6}$/i.test(prefix))
      throw new ImportProblem(lookupMessages.invalidHashRange, file.name, line);
    for (const { hashSuffix, websites } of found.data)
      for (const name of websites) yield account(Buffer.from(prefix + hashSuffix, 'hex'), name);
  }
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files) {
    const head = (await headOf(file)).trimStart();
    if (isCatalogue(head)) yield* readCatalogue(file);
    else if (head.startsWith('{') || head.startsWith('[')) yield* readRanges(file, head.startsWith('{'));
    else if (/^[0-9a-f]{40}[:;\t ]/i.test(head)) yield* readDigestLines(file);
    else yield* readAccountCsv(file);
  }
}

const isCatalogue = (head: string) => /^\s*\[?\s*\{/.test(head) && /"BreachDate"|"Name"\s*:/.test(head);

/** Known breaches, and SHA-1 hashes of the addresses they include. The two parts are imported separately. */
export const breaches: Dataset = {
  name: 'breaches',
  title: 'Data breaches, and hashed email addresses exposed in them',
  publisher: 'Have I Been Pwned (catalogue)',
  licence: 'CC BY 4.0 (catalogue); hashed addresses under the terms of their source',
  officialUrl: 'https://haveibeenpwned.com/api/v3/breaches',
  advice:
    'The breach catalogue (JSON), plus hashed addresses: CSV (email or sha1, breach), lines (sha1:breach,…) or hash ranges. The catalogue alone finds no addresses.',
  isFollowed: true,
  revision: 1,
  tables: {
    [CATALOGUE]: {
      name: 'text',
      title: 'text',
      domain: 'text',
      breach_date: 'date',
      accounts: 'bigint',
      data_classes: 'text[]',
    },
    [ACCOUNTS]: { digest: 'bytea', breach: 'text' },
  },
  partOf: (_name, head) => (isCatalogue(head.trimStart()) ? 'catalogue' : 'accounts'),
  read,
};
