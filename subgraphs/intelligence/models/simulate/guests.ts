import { type FraudKind, GUEST_KINDS, type GuestKind } from './kinds.js';

/** Usual shares of bookings; each world varies them. An assumption: the open data has no email addresses. */
export const USUAL_GUESTS: Readonly<Record<GuestKind, number>> = {
  private: 0.69,
  group: 0.06,
  midterm: 0.04,
  regular: 0.16,
  agency: 0.05,
};

/** Strength of a guest's habits, equally likely: some regulars come twice a year, some twice a week. */
export const DEGREES = [0.5, 0.8, 1.1, 1.4] as const;

/** How much rarer (below 1) or more common a kind of guest is among each kind of fraud. */
const AMONG_FRAUDS: Readonly<Record<FraudKind, Partial<Record<GuestKind, number>>>> = {
  stolen: { regular: 0.15, agency: 0.4, midterm: 0.5 },
  friendly: { regular: 0.5 },
  misuse: { regular: 0.2, agency: 0.3, midterm: 0.2, group: 1.5 },
  quiet: {},
};

/** Shares of guest kinds within a kind of fraud; null: among honest bookings. */
export function guestsAmong(
  guests: Readonly<Record<GuestKind, number>>,
  fraud: FraudKind | null,
): [GuestKind, number][] {
  const weighed = GUEST_KINDS.map((kind): [GuestKind, number] => [
    kind,
    guests[kind] * ((fraud && AMONG_FRAUDS[fraud][kind]) ?? 1),
  ]);
  const total = weighed.reduce((sum, [, share]) => sum + share, 0);
  return weighed.map(([kind, share]) => [kind, share / total]);
}
