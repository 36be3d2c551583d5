import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import type { AdultsSignal, PortalTold } from '../../booking/facts/portal-facts.js';
import type { EffectiveScreens, ScreenName } from '../../booking/facts/screens.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

/** Guest portal functions that an analysis needs; injected by the composition root. */
export interface PortalOfStay {
  findTold(em: EntityManager, row: Reservation, payments: PaymentSignal[]): Promise<PortalTold>;
  /** null if no documents of other adults are required. */
  findAdultDocuments(em: EntityManager, row: Reservation): Promise<AdultsSignal | null>;
  /** Accepts submitted screens and updates whether the portal is complete, in the caller's transaction. */
  settlePortal(
    tx: EntityManager,
    row: Reservation,
    screens: EffectiveScreens,
    accepts: readonly ScreenName[],
  ): Promise<void>;
}
