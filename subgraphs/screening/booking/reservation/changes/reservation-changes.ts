import type { EntityName, EventArgs, EventSubscriber } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dropPlainKeys } from '../../guest/contacts/contact-seal.js';
import { Reservation } from '../reservation.entity.js';
import { keepChanged, keepChanging, keepMade } from './keep-changes.js';

/** Updates the counts when the unit of work writes reservations, in its transaction. */
export class ReservationChanges implements EventSubscriber<Reservation> {
  getSubscribedEntities(): EntityName<Reservation>[] {
    return [Reservation];
  }

  beforeCreate({ em, entity }: EventArgs<Reservation>): Promise<void> {
    return dropPlainKeys(em as EntityManager, entity);
  }

  afterCreate({ em, entity }: EventArgs<Reservation>): Promise<void> {
    return keepMade(em as EntityManager, entity);
  }

  async beforeUpdate({ em, entity, changeSet }: EventArgs<Reservation>): Promise<void> {
    await dropPlainKeys(em as EntityManager, entity);
    await keepChanging(em as EntityManager, entity, changeSet!.payload);
  }

  afterUpdate({ em, entity, changeSet }: EventArgs<Reservation>): Promise<void> {
    return keepChanged(em as EntityManager, entity, changeSet!.payload);
  }
}
