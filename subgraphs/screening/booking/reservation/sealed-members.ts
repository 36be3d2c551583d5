import { open, seal } from '#kit/cipher/cipher.js';
import type { Reservation } from './reservation.entity.js';

const LOCATION = 'screening.reservation.guest_location';
const METADATA = 'screening.reservation.metadata';

type Located = Pick<Reservation, 'accountId' | 'id' | 'sealedLocation'>;
type Described = Pick<Reservation, 'accountId' | 'id' | 'sealedMetadata'>;

/** Home address as given with the booking. */
export const locationOf = (row: Located): string | null => open(row.sealedLocation, LOCATION, row);

/** The caller's custom data. */
export function metadataOf(row: Described): Record<string, unknown> {
  const text = open(row.sealedMetadata, METADATA, row);
  return text === null ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** Encrypts the address; an unchanged address keeps its ciphertext. */
export function setLocation(row: Located, location: string | null): void {
  if (location !== locationOf(row)) row.sealedLocation = location === null ? null : seal(location, LOCATION, row);
}

/** Encrypts custom data; unchanged data keeps its ciphertext. */
export function setMetadata(row: Described, metadata: Record<string, unknown>): void {
  const text = JSON.stringify(metadata);
  if (text === JSON.stringify(metadataOf(row))) return;
  row.sealedMetadata = text === '{}' ? null : seal(text, METADATA, row);
}
