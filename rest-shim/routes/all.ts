import { accountRoutes } from './accounts.js';
import { blacklistRoutes } from './blacklist.js';
import { listingRoutes } from './listings.js';
import { paymentRoutes } from './payments.js';
import { reservationRoutes } from './reservations.js';

/** Every operation of `/v1`. Static segments stand before `{id}`. */
export const ROUTES = [...accountRoutes, ...blacklistRoutes, ...listingRoutes, ...paymentRoutes, ...reservationRoutes];
