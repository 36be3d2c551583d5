import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { isId } from '#kit/id.js';
import { accountFields } from '#kit/graph/account-fields.js';
import { Account } from '../account/account.entity.js';
import { PersonType } from '../account/person/person.type.js';
import type { IdentityContext } from '../context.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { ApiKeyType } from '../keys/api-key.type.js';
import { AuditActor, AuditEntry } from '../log/audit/audit-entry.type.js';
import { AccountSubject, PortalCodesSubject, SignInSubject } from '../log/event/event-subject.type.js';
import { AccountSequence, Event } from '../log/event/event.type.js';
import { Listing } from '../references/listing.js';
import { Reservation } from '../references/reservation.js';
import { ScreenRule, ScreenRules } from '../settings/portal-screens/screen-rules.type.js';
import { AgreementText } from '../settings/usage-agreement/agreement-text.entity.js';
import { UsageAgreement } from '../settings/usage-agreement/usage-agreement.type.js';
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

  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event; null for a sample, a callback or an old event.',
  })
  event(@Root() { eventAccountId, sequence }: WebhookDelivery, @Ctx() { load }: IdentityContext) {
    return sequence > 0 ? load.event(eventAccountId, sequence) : null;
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

@Resolver(() => AuditActor)
class AuditActorKeyResolver {
  @RequiresRole('owner')
  @FieldResolver(() => ApiKeyType, {
    nullable: true,
    description: 'The API key; null for other actors, and if it was deleted.',
  })
  key(@Root() { kind, keyId }: AuditActor, @Ctx() { load }: IdentityContext) {
    return (kind === 'api' || kind === 'sdk') && keyId ? load.apiKey(keyId) : null;
  }
}

@Resolver(() => ScreenRule)
class ScreenRuleListingResolver {
  @FieldResolver(() => Listing, { nullable: true, description: 'The listing this rule applies to.' })
  listing(@Root() { listingId }: ScreenRule): Listing | null {
    return listingId ? { id: listingId } : null;
  }
}

@Resolver(() => AgreementText)
class AgreementSubjectsResolver {
  @FieldResolver(() => Listing, {
    nullable: true,
    description: 'The listing this text is for; null for other texts, and if the account has no such listing.',
  })
  listing(@Root() { level, matchKey }: AgreementText): Listing | null {
    return level === 'listing' && isId(matchKey) ? { id: matchKey } : null;
  }

  @FieldResolver(() => Reservation, {
    nullable: true,
    description: 'The reservation this text is for; null for other texts, and if the account has no such reservation.',
  })
  reservation(@Root() { level, matchKey }: AgreementText): Reservation | null {
    return level === 'reservation' && isId(matchKey) ? { id: matchKey } : null;
  }
}

/** Objects beside their IDs. */
export const OWNER_RESOLVERS = [
  withAccount(AccountSequence, 'The account.'),
  withAccount(AccountSubject, 'The account, in its current state.'),
  withAccount(PortalCodesSubject, 'The account, in its current state.'),
  withAccount(SignInSubject, 'The account, in its current state.'),
  withAccount(ScreenRules, 'The account that the settings belong to.'),
  withAccount(UsageAgreement, 'The account that the texts belong to.'),
  withAccount(AuditEntry, 'The account the record belongs to.'),
  withAccount(Event, 'The account in which the event occurred.'),
  withAccount(PersonType, 'The account that the team member belongs to.'),
  withAccount(WebhookDelivery, 'The account that owns the webhook.'),
  withAccount(WebhookEndpoint, 'The account whose events are delivered.'),
  DeliverySubjectsResolver,
  AuditActorKeyResolver,
  AgreementSubjectsResolver,
  ScreenRuleListingResolver,
  FailedJobSubjectsResolver,
];
