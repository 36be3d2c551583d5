import { z } from 'zod';
import type { WhoisData } from '../whois/whois-record.type.js';
import { dateOf } from './record-date.js';

/** The domain object of RFC 9083, 5.3; other fields are ignored. Contacts are jCards (RFC 7095). */
export const RdapDomain = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string().optional(),
  status: z.array(z.string()).optional(),
  nameservers: z.array(z.object({ ldhName: z.string().optional() })).optional(),
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

export type RdapDomain = z.infer<typeof RdapDomain>;

function registrarOf({ entities = [] }: RdapDomain): string | null {
  const registrar = entities.find(({ roles }) => roles?.includes('registrar'));
  const name = registrar?.vcardArray?.[1].find(([property]) => property === 'fn')?.[3];
  return typeof name === 'string' && name ? name : (registrar?.handle ?? null);
}

function dateOfEvent({ events = [] }: RdapDomain, action: string): string | null {
  return dateOf(events.find(({ eventAction }) => eventAction === action)?.eventDate);
}

/** Extracts the registration data from a domain object. */
export function rdapRecord(said: RdapDomain): WhoisData {
  return {
    domainName: said.ldhName?.toLowerCase() ?? null,
    registrar: registrarOf(said),
    creationDate: dateOfEvent(said, 'registration'),
    updatedDate: dateOfEvent(said, 'last changed'),
    expirationDate: dateOfEvent(said, 'expiration'),
    status: said.status ?? [],
    nameServers: (said.nameservers ?? []).flatMap(({ ldhName }) => ldhName?.toLowerCase() ?? []),
    country: null,
  };
}
