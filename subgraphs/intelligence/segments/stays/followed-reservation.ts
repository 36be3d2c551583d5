/** What segments want to know of a reservation, as the graph tells it or the table holds it. */
export interface FollowedReservation {
  id: string;
  accountId: string;
  status: string;
  source: string;
  nights: number | null;
  totalPrice: number;
  currency: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  declined: boolean;
  email: string | null;
  /** In the form that numbers are compared by. */
  phoneKey: string | null;
  name: string | null;
  erased: boolean;
}
