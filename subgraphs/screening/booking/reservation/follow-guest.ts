/** A stay whose outcome changed, which affects other stays of the same guest. */
export interface GuestChanged {
  accountId: string;
  reservationId: string;
  /**
   * Set if a rule changed it, which can affect many stays at once: digest of the guest, all of whose stays are then
   * re-analysed.
   */
  guest?: string;
}

/** Queue name and key of the job. */
export const FOLLOW_GUEST = {
  name: 'follow-guest',
  keyOf: ({ reservationId, guest }: GuestChanged) => guest ?? reservationId,
};
