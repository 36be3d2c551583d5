import { accountRoutes } from './accounts/accounts.js';
import { apiKeyRoutes } from './accounts/api-keys.js';
import { socialRoutes } from './lookups/social.js';
import { whoisRoutes } from './lookups/whois.js';
import { lookupRoutes } from './lookups/lookup.js';
import { personLookupRoutes } from './lookups/people.js';
import { watchlistRoutes } from './lookups/watchlist.js';
import { validateRoutes } from './lookups/validate.js';
import { backgroundRoutes } from './lookups/background.js';
import { eventRoutes } from './events.js';
import { guestSegmentRoutes } from './loyalty/guest-segments.js';
import { listingRoutes } from './listings.js';
import { authorityRoutes } from './reservations/authority-reports.js';
import { reservationPartRoutes } from './reservations/reservation-parts.js';
import { reservationListRoutes } from './reservations/reservation-list.js';
import { guestRoutes } from './guests.js';
import { idCheckRoutes } from './id-check.js';
import { blacklistRoutes } from './blacklist.js';
import { predictionRoutes } from './predictions.js';
import { paymentRoutes } from './reservations/payments.js';
import { messageRoutes } from './reservations/messages.js';
import { reservationRoutes } from './reservations/reservations.js';
import { screenRoutes } from './accounts/screens.js';
import { usageAgreementRoutes } from './accounts/usage-agreement.js';
import { webhookRoutes } from './accounts/webhooks.js';

/** All operations of `/v1`. Static segments come before `{id}`. */
export const ROUTES = [
  ...apiKeyRoutes,
  ...accountRoutes,
  ...listingRoutes,
  ...reservationListRoutes,
  ...reservationRoutes,
  ...reservationPartRoutes,
  ...authorityRoutes,
  ...webhookRoutes,
  ...screenRoutes,
  ...usageAgreementRoutes,
  ...paymentRoutes,
  ...blacklistRoutes,
  ...messageRoutes,
  ...guestRoutes,
  ...idCheckRoutes,
  ...guestSegmentRoutes,
  ...whoisRoutes,
  ...socialRoutes,
  ...lookupRoutes,
  ...personLookupRoutes,
  ...watchlistRoutes,
  ...validateRoutes,
  ...backgroundRoutes,
  ...eventRoutes,
  ...predictionRoutes,
];
