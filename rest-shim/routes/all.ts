import { accountRoutes } from './accounts.js';
import { listingRoutes } from './listings.js';
import { messageRoutes } from './messages.js';
import { reservationRoutes } from './reservations.js';

/** Every operation of `/v1`. Static segments stand before `{id}`. */
export const ROUTES = [...accountRoutes, ...listingRoutes, ...messageRoutes, ...reservationRoutes];
