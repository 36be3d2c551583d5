import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { accountFields } from '#kit/graph/account-fields.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { BlacklistEntryType } from './booking/blacklist/blacklist-entry.type.js';
import { RecordedPaymentEvent } from './booking/payment/event/payment-event.type.js';
import { Reservation } from './booking/reservation/reservation.entity.js';
import { RetentionType } from './booking/retention/settings/retention.type.js';
import { ReservationScreens } from './booking/screens/portal-screen.type.js';
import { SavedFilter } from './booking/view/saved-view.type.js';
import type { Context } from './context.js';
import { PortalAdult } from './portal/adults/show/portal-adult.type.js';
import { PortalContent } from './portal/content/portal-content.type.js';
import { IdImageContent } from './portal/id-images/show/id-check.type.js';
import { Account } from './references/account.js';
import { Listing } from './references/listing.js';
import { Person } from './references/person.js';
import { AdverseMediaReport, BackgroundCheck } from './references/reports.js';
import { BackgroundSignal, MediaSignal } from './screening/decision/explained/lookup-signal.type.js';
import { FiredRuleType } from './screening/decision/explained/outcome.type.js';
import { BlacklistHitSignal } from './screening/decision/explained/signals.type.js';
import { BackTestChange } from './screening/rules/back-test.type.js';
import { BusinessRuleType } from './screening/rules/business-rule.type.js';
import { VerificationSummary } from './screening/summary.type.js';

type Load = Pick<Context, 'load'>;

const withAccount = accountFields(Account, (id) => ({ id }));

/** Adds `reservation` to a type with `reservationId`. */
function withReservation(type: ClassType<{ reservationId: string }>) {
  @Resolver(() => type)
  class ReservationOfResolver {
    @FieldResolver(() => Reservation, { nullable: true, description: 'The reservation, in its current state.' })
    reservation(@Root() { reservationId }: { reservationId: string }, @Ctx() { load }: Load) {
      return load.reservation(reservationId);
    }
  }
  return ReservationOfResolver;
}

@Resolver(() => BlacklistHitSignal)
class HitEntryResolver {
  @FieldResolver(() => BlacklistEntryType, {
    nullable: true,
    description: 'The entry; null if it was deleted, or is of an account above.',
  })
  entry(@Root() { entryId }: BlacklistHitSignal, @Ctx() { load }: Load) {
    return load.blacklistEntry(entryId);
  }
}

@Resolver(() => FiredRuleType)
class FiredRuleResolver {
  @FieldResolver(() => BusinessRuleType, { nullable: true, description: 'The rule, in its current state.' })
  rule(@Root() { ruleId }: FiredRuleType, @Ctx() { load }: Load) {
    return load.businessRule(ruleId);
  }
}

@Resolver(() => MediaSignal)
class MediaReportResolver {
  @RequiresRole('manager')
  @FieldResolver(() => AdverseMediaReport, { nullable: true, description: 'The search; null if it was deleted.' })
  report(@Root() { reportId }: MediaSignal): AdverseMediaReport {
    return { id: reportId };
  }
}

@Resolver(() => BackgroundSignal)
class BackgroundReportResolver {
  @RequiresRole('manager')
  @FieldResolver(() => BackgroundCheck, { nullable: true, description: 'The check; null if it was deleted.' })
  report(@Root() { reportId }: BackgroundSignal): BackgroundCheck {
    return { id: reportId };
  }
}

@Resolver(() => BackTestChange)
class BackTestReservationsResolver {
  @FieldResolver(() => [Reservation], { nullable: 'items', description: 'Sample reservations, up to 20.' })
  reservations(@Root() { reservationIds }: BackTestChange, @Ctx() { load }: Load) {
    return Promise.all(reservationIds.map((id) => load.reservation(id)));
  }
}

@Resolver(() => PortalContent)
class ContentListingResolver {
  @FieldResolver(() => Listing, { nullable: true, description: 'The listing that the content applies to.' })
  listing(@Root() { listingId }: PortalContent): Listing | null {
    return listingId ? { id: listingId } : null;
  }
}

@Resolver(() => SavedFilter)
class SavedFilterResolver {
  @FieldResolver(() => Listing, { nullable: true, description: 'The listing.' })
  listing(@Root() { listingId }: SavedFilter): Listing | null {
    return listingId ? { id: listingId } : null;
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account.' })
  account(@Root() { accountId }: SavedFilter): Account | null {
    return accountId && accountId !== 'me' ? { id: accountId } : null;
  }

  @FieldResolver(() => Person, { nullable: true, description: 'Team member to filter by; null if not set.' })
  assignee(@Root() { assigneeId }: SavedFilter): Person | null {
    return assigneeId ? { id: assigneeId } : null;
  }
}

/** Objects beside their IDs. */
export const OWNER_RESOLVERS = [
  withAccount(BlacklistEntryType, 'The account that owns the list.'),
  withAccount(BusinessRuleType, 'The account that owns the rule.'),
  withAccount(RetentionType, 'The account that the periods apply to.'),
  withReservation(IdImageContent),
  withReservation(PortalAdult),
  withReservation(RecordedPaymentEvent),
  withReservation(ReservationScreens),
  withReservation(VerificationSummary),
  HitEntryResolver,
  FiredRuleResolver,
  MediaReportResolver,
  BackgroundReportResolver,
  BackTestReservationsResolver,
  ContentListingResolver,
  SavedFilterResolver,
];
