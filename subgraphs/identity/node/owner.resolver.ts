import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { accountFields } from '#kit/graph/account-fields.js';
import { Account } from '../account/account.entity.js';
import { PersonType } from '../account/person/person.type.js';
import type { IdentityContext } from '../context.js';
import { AuditEntry } from '../log/audit/audit-entry.type.js';
import { Event } from '../log/event/event.type.js';
import { Listing } from '../references/listing.js';
import { Reservation } from '../references/reservation.js';
import { WebhookDelivery } from '../webhook/delivery/delivery.type.js';
import { WebhookEndpoint } from '../webhook/webhook.type.js';
import { FailedJob } from '../work/failed-job.type.js';

const withAccount = accountFields(Account, (id, { load }: IdentityContext) => load.account(id));

@Resolver(() => WebhookDelivery)
class DeliverySubjectsResolver {
  @FieldResolver(() => WebhookEndpoint, { nullable: true, description: 'The webhook; null for a callback.' })
  endpoint(@Root() { endpointId }: WebhookDelivery, @Ctx() { load }: IdentityContext) {
    return load.webhookEndpoint(endpointId);
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account in which the event occurred.' })
  eventAccount(@Root() { eventAccountId }: WebhookDelivery, @Ctx() { load }: IdentityContext) {
    return load.account(eventAccountId);
  }
}

@Resolver(() => FailedJob)
class FailedJobSubjectsResolver {
  @FieldResolver(() => Reservation, { nullable: true, description: 'The reservation the job is about.' })
  reservation(@Root() { reservationId }: FailedJob): Reservation | null {
    return reservationId ? { id: reservationId } : null;
  }

  @FieldResolver(() => Listing, { nullable: true, description: 'The listing the job is about.' })
  listing(@Root() { listingId }: FailedJob): Listing | null {
    return listingId ? { id: listingId } : null;
  }
}

/** Objects beside their IDs. */
export const OWNER_RESOLVERS = [
  withAccount(AuditEntry, 'The account the record belongs to.'),
  withAccount(Event, 'The account in which the event occurred.'),
  withAccount(PersonType, 'The account that the team member belongs to.'),
  withAccount(WebhookDelivery, 'The account that owns the webhook.'),
  withAccount(WebhookEndpoint, 'The account whose events are delivered.'),
  DeliverySubjectsResolver,
  FailedJobSubjectsResolver,
];
