/** A stay whose outcome changed: other stays of its guest rest on that. */
export interface GuestChanged {
  accountId: string;
  reservationId: string;
  /** A rule did it, as it may do to many stays at once: a digest of the guest, whose stays are then all looked at. */
  guest?: string;
}

/** What names the job when it is queued. */
export const FOLLOW_GUEST = {
  name: 'follow-guest',
  keyOf: ({ reservationId, guest }: GuestChanged) => guest ?? reservationId,
};
