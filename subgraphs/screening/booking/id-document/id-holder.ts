/**
 * Whose document is checked: the guest who booked (the reservation's id), or an adult on the guest list (their own id).
 */
export interface IdHolder {
  accountId: string;
  id: string;
  guestFullName: string | null;
  checkOutDate: string | null;
  /** `YYYY-MM-DD`, if on the guest list; that of the guest who booked is stored encrypted elsewhere. */
  birthDate?: string | null;
}
