import { z } from 'zod';
import type { Door } from '../../door.js';
import { unknown } from '../../../lookups/answer/answer.js';
import type { DomainQuestion } from '../../../lookups/questions.js';
import type { WhoisFacts } from '../../../lookups/whois/whois-answer.type.js';
import { callJson } from '../http/call-json.js';
import { saidNow } from '../http/side.js';
import { rdapServers } from './rdap-bootstrap.js';
import { dateOf } from './record-date.js';

const NAME = 'rdap';

/** The domain object of RFC 9083, 5.3; more members are there and are not read. A card is jCard (RFC 7095). */
const Domain = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string().optional(),
  events: z.array(z.object({ eventAction: z.string(), eventDate: z.string().optional() })).optional(),
  entities: z
    .array(
      z.object({
        roles: z.array(z.string()).optional(),
        handle: z.string().optional(),
        vcardArray: z.tuple([z.literal('vcard'), z.array(z.array(z.unknown()))]).optional(),
      }),
    )
    .optional(),
});

type RdapDomain = z.infer<typeof Domain>;

function registrarOf({ entities = [] }: RdapDomain): string | null {
  const registrar = entities.find(({ roles }) => roles?.includes('registrar'));
  const name = registrar?.vcardArray?.[1].find(([property]) => property === 'fn')?.[3];
  return typeof name === 'string' && name ? name : (registrar?.handle ?? null);
}

function dateOfEvent({ events = [] }: RdapDomain, action: string): string | null {
  return dateOf(events.find(({ eventAction }) => eventAction === action)?.eventDate);
}

interface Settings {
  /** IANA's registry or one like it: an http, https or file URL, the operator's choice. */
  url: string;
  /** Whether the servers that it names may be private. */
  allowPrivate: boolean;
}

/** RDAP (RFC 9082, 9083) at the ending's registry. 404 means that the domain is not registered. */
export function rdapDomain({ url, allowPrivate }: Settings): Door<DomainQuestion, WhoisFacts> {
  const serverOf = rdapServers(NAME, url);
  return {
    name: NAME,
    async ask({ domain }, signal) {
      const server = await serverOf(domain.slice(domain.lastIndexOf('.') + 1), signal);
      if (!server) return unknown('no_rdap_server_for_ending');
      const said = await callJson(Domain, {
        ...{ name: NAME, signal, allowPrivate, absent: [404], headers: { accept: 'application/rdap+json' } },
        url: `${server}domain/${domain}`,
      });
      const host = new URL(server).hostname;
      if (!said) return saidNow(host, { records: [] });
      const data = {
        domainName: said.ldhName?.toLowerCase() ?? domain,
        registrar: registrarOf(said),
        creationDate: dateOfEvent(said, 'registration'),
        expirationDate: dateOfEvent(said, 'expiration'),
      };
      return saidNow(host, { records: [{ server: host, data }] });
    },
  };
}
