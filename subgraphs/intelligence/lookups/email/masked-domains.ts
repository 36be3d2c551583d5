/** Domains under which booking channels hand out addresses that stand for a booking and hide the guest's own. */
export const MASKED_DOMAINS: ReadonlySet<string> = new Set([
  'guest.booking.com',
  'mchat.booking.com',
  'guest.airbnb.com',
  'reply.airbnb.com',
  'messages.homeaway.com',
  'messages.vrbo.com',
  'guest.vrbo.com',
  'm.expediapartnercentral.com',
  'agoda-messaging.com',
  'guest.trip.com',
  'guest.ctrip.com',
]);
