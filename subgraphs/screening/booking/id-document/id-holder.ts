/** Whose document is checked: the guest who booked, under the reservation's id, or an adult of its list under their own. */
export interface IdHolder {
  accountId: string;
  id: string;
  guestFullName: string | null;
  checkOutDate: string | null;
  /** `YYYY-MM-DD`, where the guest list tells it; of the guest who booked it is sealed elsewhere. */
  birthDate?: string | null;
}
