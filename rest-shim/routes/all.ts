import { accountRoutes } from './accounts.js';
import { apiKeyRoutes } from './api-keys.js';
import { listingRoutes } from './listings.js';
import { reservationPartRoutes } from './reservation-parts.js';
import { reservationRoutes } from './reservations.js';

/** Every operation of `/v1`. Static segments stand before `{id}`. */
export const ROUTES = [
  ...apiKeyRoutes,
  ...accountRoutes,
  ...listingRoutes,
  ...reservationRoutes,
  ...reservationPartRoutes,
];
