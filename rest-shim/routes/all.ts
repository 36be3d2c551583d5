import { accountRoutes } from './accounts.js';
import { apiKeyRoutes } from './api-keys.js';
import { listingRoutes } from './listings.js';
import { reservationPartRoutes } from './reservation-parts.js';
import { blacklistRoutes } from './blacklist.js';
import { paymentRoutes } from './payments.js';
import { messageRoutes } from './messages.js';
import { reservationRoutes } from './reservations.js';
import { screenRoutes } from './screens.js';
import { usageAgreementRoutes } from './usage-agreement.js';
import { webhookRoutes } from './webhooks.js';

/** Every operation of `/v1`. Static segments stand before `{id}`. */
export const ROUTES = [
  ...apiKeyRoutes,
  ...accountRoutes,
  ...listingRoutes,
  ...reservationRoutes,
  ...reservationPartRoutes,
  ...webhookRoutes,
  ...screenRoutes,
  ...usageAgreementRoutes,
  ...paymentRoutes,
  ...blacklistRoutes,
  ...messageRoutes,
];
