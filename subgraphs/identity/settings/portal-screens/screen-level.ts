import { enumOf } from '#kit/graph/enum-of.js';

export const ScreenLevelEnum = enumOf('ScreenRulesKey', 'Level of portal screen settings.', {
  guest_portal_screens: 'All reservations of the account.',
  guest_portal_screens_by_listing: 'Reservations of a listing.',
  guest_portal_screens_by_source: 'Reservations of a booking channel.',
  guest_portal_screens_for_repeat_guests: 'Reservations of repeat guests.',
});
