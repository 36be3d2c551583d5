import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import type { AdultsSignal, PortalTold } from '../../booking/facts/portal-facts.js';
import type { EffectiveScreens, ScreenName } from '../../booking/facts/screens.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

/** What an analysis needs of a stay's guest portal; the composition root hands it over. */
export interface PortalOfStay {
  findTold(em: EntityManager, row: Reservation, payments: PaymentSignal[]): Promise<PortalTold>;
  /** null where no documents are asked of other adults. */
  findAdultDocuments(em: EntityManager, row: Reservation): Promise<AdultsSignal | null>;
  /** Accepts submitted screens and settles whether the portal is complete, in the caller's transaction. */
  settlePortal(
    tx: EntityManager,
    row: Reservation,
    screens: EffectiveScreens,
    accepts: readonly ScreenName[],
  ): Promise<void>;
}
