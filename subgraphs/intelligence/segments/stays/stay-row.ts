import { lookupDigest } from '#kit/cipher/cipher.js';
import { coveredBy, domainLists } from '../../email/domain-lists.js';
import { MASKED_DOMAINS } from '../../email/masked-domains.js';
import { isOtaSource } from '../guests/booking-source.js';
import { emailDigest, mailboxOf, phoneDigest, usableNumber } from '../guests/guest-keys.js';
import { isCompanyName, nameWordsKey } from '../guests/name-words.js';
import { daysBetween } from '../rules/stay.js';
import type { FollowedReservation } from './followed-reservation.js';

/** A stored reservation, with members in the order of the table's columns; guest details are keyed digests only. */
export interface StayRow {
  id: string;
  email_digest: string | null;
  phone_digest: string | null;
  name_digest: string | null;
  domain_digest: string | null;
  masked: boolean;
  company: boolean;
  ota: boolean;
  status: string;
  declined: boolean;
  check_in: string | null;
  check_out: string | null;
  nights: number;
  revenue: number;
  currency: string;
}

/** Creates rows from reservations; domain lists are loaded once. Null if no guest can be identified. */
export async function stayRows(): Promise<(reservation: FollowedReservation) => StayRow | null> {
  const { free } = await domainLists();
  const known = new Map<string, { masked: boolean; digest: string | null }>();
  /** Cached, because most guests share few domains. */
  const domainOf = (domain: string) => {
    const before = known.get(domain);
    if (before) return before;
    const masked = coveredBy(MASKED_DOMAINS, domain);
    const isPrivate = domain !== '' && !masked && !free.has(domain);
    const found = { masked, digest: isPrivate ? lookupDigest(`segment:domain:${domain}`) : null };
    if (known.size < MAX_DOMAINS) known.set(domain, found);
    return found;
  };
  return (reservation) => {
    const mailbox = reservation.erased ? null : mailboxOf(reservation.email);
    const number = reservation.erased ? null : usableNumber(reservation.phoneKey);
    if (!mailbox && !number) return null;
    const { masked, digest } = domainOf(mailbox?.slice(mailbox.lastIndexOf('@') + 1) ?? '');
    const nameKey = nameWordsKey(reservation.name);
    return {
      ...bookingOf(reservation),
      email_digest: mailbox && emailDigest(mailbox),
      phone_digest: number && phoneDigest(number),
      name_digest: nameKey && lookupDigest(`segment:name:${nameKey}`),
      domain_digest: digest,
      masked,
      company: isCompanyName(reservation.name),
    };
  };
}

const MAX_NIGHTS = 3_650;
const MAX_DOMAINS = 10_000;

function bookingOf(reservation: FollowedReservation) {
  const checkIn = reservation.checkInDate?.slice(0, 10) ?? null;
  const checkOut = reservation.checkOutDate?.slice(0, 10) ?? null;
  const between = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
  return {
    id: reservation.id,
    ota: isOtaSource(reservation.source),
    status: reservation.status,
    declined: reservation.declined,
    check_in: checkIn,
    check_out: checkOut,
    nights: Math.min(MAX_NIGHTS, Math.max(0, reservation.nights ?? between)),
    revenue: Math.max(0, reservation.totalPrice),
    currency: reservation.currency?.toUpperCase() ?? '',
  };
}

/** Digests that identify a row's guest. */
export function keysOf({ email_digest: email, phone_digest: phone }: Pick<StayRow, 'email_digest' | 'phone_digest'>) {
  return [email, phone].filter((digest) => digest !== null);
}
