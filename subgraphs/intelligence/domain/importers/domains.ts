import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { dateOf } from '../external/record-date.js';
import { RdapDomain, rdapRecord } from '../external/rdap-record.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import { type Dataset, type Put, type Puts, SKIPPED } from '../../datasets/catalogue/dataset.js';
import { headingKey, mustHave, pick, readCsv } from '../../datasets/reading/read-csv.js';
import { readJson } from '../../datasets/reading/read-json.js';
import { headOf } from '../../datasets/reading/read-text.js';
import { registrableDomain } from '../../datasets/reading/values.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { lookupMessages } from '../../messages.js';

const TABLE = 'intelligence.domain_registration';

/** Column names of registration lists; the French ones are from AFNIC's open data. */
const DOMAIN = ['domain', 'domain_name', 'ldhname', 'name', 'nom_de_domaine'];
const CREATED = ['created', 'creation_date', 'created_date', 'create_date', 'date_de_création'];
const UPDATED = ['updated', 'updated_date', 'update_date', 'last_changed'];
const EXPIRES = ['expires', 'expiration_date', 'expiry_date', 'expires_date'];
const GONE = ['deleted', 'date_de_retrait_du_whois'];

type Fields = Record<string, string>;

const many = (text: string | null) => (text ?? '').split(/[|,;\s]+/).filter(Boolean);

/** Creates a row from named values; an unreadable date makes the file invalid. */
async function rowOf(fields: Fields, faultOf: (problem: string) => ImportProblem): Promise<Put | typeof SKIPPED> {
  const domain = registrableDomain(pick(fields, ...DOMAIN));
  if (!domain || pick(fields, ...GONE)) return SKIPPED;
  const dateIn = (headings: string[]) => {
    const text = pick(fields, ...headings);
    const date = dateOf(text);
    if (text && !date) throw faultOf(lookupMessages.invalidDate(headings[0]!));
    return date;
  };
  const row = {
    domain,
    server: pick(fields, 'server', 'whois_server', 'registrar_whois_server'),
    registrar: pick(fields, 'registrar', 'registrar_name', 'nom_be'),
    created_at: dateIn(CREATED),
    updated_at: dateIn(UPDATED),
    expires_at: dateIn(EXPIRES),
    status: many(pick(fields, 'status', 'domain_status', 'statuses')),
    name_servers: many(pick(fields, 'name_servers', 'name_server', 'nameservers')).map((name) => name.toLowerCase()),
    country: await countryCodeOf(pick(fields, 'country', 'country_code', 'registrant_country', 'pays_titulaire') ?? ''),
  };
  return { into: TABLE, row };
}

function rowOfRdap(said: RdapDomain): Put | typeof SKIPPED {
  const { domainName, registrar, creationDate, updatedDate, expirationDate, status, nameServers } = rdapRecord(said);
  const domain = domainName ? domainToASCII(domainName) : '';
  if (!domain) return SKIPPED;
  const dates = { created_at: creationDate, updated_at: updatedDate, expires_at: expirationDate };
  return { into: TABLE, row: { domain, registrar, ...dates, status, name_servers: nameServers } };
}

const Plain = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.null(), z.array(z.string()).transform((all) => all.join('|'))]),
);

/** JSON Lines or an array of objects: RDAP objects, or objects with the column names as keys. */
async function* readObjects(file: SourceFile): Puts {
  for await (const { value, line } of readJson(file)) {
    const rdap = RdapDomain.safeParse(value).data;
    const plain = rdap ? undefined : Plain.safeParse(value).data;
    const faultOf = (problem: string) => new ImportProblem(problem, file.name, line);
    const fields: Fields = {};
    for (const [name, text] of Object.entries(plain ?? {})) fields[headingKey(name)] = String(text ?? '');
    if (!rdap && !DOMAIN.some((name) => name in fields)) throw faultOf(lookupMessages.invalidRegistration);
    yield rdap ? rowOfRdap(rdap) : await rowOf(fields, faultOf);
  }
}

async function* readColumns(file: SourceFile): Puts {
  for await (const record of readCsv(file, 'utf-8')) {
    mustHave(record, file.name, DOMAIN);
    yield await rowOf(record.fields, (problem) => new ImportProblem(problem, file.name, record.line));
  }
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files) yield* /^\s*[[{]/.test(await headOf(file)) ? readObjects(file) : readColumns(file);
}

/** Domain registrations, as received by the operator from a registry or registrar. */
export const domains: Dataset = {
  name: 'domains',
  title: 'Domain registrations',
  publisher: 'a registry (such as AFNIC open data for .fr) or a registrar',
  licence: 'terms of the publisher',
  officialUrl: null,
  advice:
    'CSV or JSON Lines with domain, registrar, created, updated, expires, status, name_servers, country; RDAP objects, one per line; or AFNIC open data with --encoding latin1.',
  revision: 1,
  tables: {
    [TABLE]: {
      domain: 'text',
      server: 'text',
      registrar: 'text',
      created_at: 'text',
      updated_at: 'text',
      expires_at: 'text',
      status: 'text[]',
      name_servers: 'text[]',
      country: 'text',
    },
  },
  read,
};
