import { type EventType, subjectTypeOf } from '#events';

/** Returns the subject of an event: the members of its payload, typed, with references to their records. */
export function subjectOf(type: EventType, payload: Readonly<Record<string, string>>): object {
  const { isRequired, reservationId, listingId } = payload;
  return {
    ...payload,
    __typename: subjectTypeOf(type),
    reservation: reservationId ? { id: reservationId } : null,
    listing: listingId ? { id: listingId } : null,
    isRequired: isRequired ? isRequired === 'true' : null,
  };
}
