import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { findTargetAccount, targetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { AccountSequence, AccountSequenceInput, Event } from './event.type.js';
import { findEvents, findLastSequence, findLastSequences } from './find-events.js';

const AFTER = { description: 'Only events with a higher sequence number.', defaultValue: 0 };
const OF = {
  nullable: true,
  description: "Only events of this account, or of `me`, the key's own; each account counts its own sequence.",
};
const WATCHED = { nullable: true, description: "The account; the viewer's own without one, and for `me`." };
const SINCE = { nullable: true, description: 'First everything after this sequence number, then what happens.' };
const EPOCH_OF =
  'The epoch of the numbers: another one after the database was restored from a backup, which may give numbers again.';
const EPOCH = {
  nullable: true,
  description:
    'The `epoch` that came with that event: refused with EVENTS_START_OVER when the numbers have begun anew since.',
};

function servedByTheGateway(): never {
  throw new Failure('UNAVAILABLE', 'Subscriptions are served by the gateway.');
}

/** What only some ask for. */
@Resolver(() => AccountSequence)
export class AccountSequenceResolver {
  @FieldResolver(() => Int, {
    description: 'Number of the oldest event that is kept; one above the last where none is.',
  })
  firstSequence(@Root() { accountId }: AccountSequence, @Ctx() { load }: IdentityContext) {
    return load.firstSequence(accountId);
  }

  @FieldResolver(() => String, { description: EPOCH_OF })
  epoch(@Ctx() { load }: IdentityContext) {
    return load.eventEpoch();
  }
}

@Resolver(() => Event)
export class EventResolver {
  @RequiresRole('viewer')
  @Query(() => [Event], { description: 'What happened in the last 30 days, in order.' })
  events(
    @Arg('afterSequence', () => Int, AFTER) after: number,
    @Arg('reservationId', () => ID, { nullable: true, description: 'Only events about this reservation.' })
    reservationId: string | null,
    @Arg('types', () => [String], { nullable: true, description: 'Only events of these types.' })
    types: string[] | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'At most so many; 500 is the most.' }) limit: number,
    @Ctx() { reads, viewer }: IdentityContext,
  ) {
    return findEvents(reads, {
      accountIds: (accountId ?? null) === null ? viewer.accountIds : [targetAccount(viewer, accountId)],
      after,
      subjectId: reservationId ?? null,
      types: types ?? null,
      limit,
    });
  }

  @RequiresRole('viewer')
  @Query(() => Event, { nullable: true, description: 'One event of an account.' })
  event(
    @Arg('accountId', () => ID, { description: 'The account it happened in.' }) accountId: string,
    @Arg('sequence', () => Int, { description: 'Its number within the account.' }) sequence: number,
    @Ctx() { load }: IdentityContext,
  ) {
    return load.event(accountId, sequence);
  }

  @RequiresRole('viewer')
  @Query(() => Int, { description: 'Number of the last event of an account; 0 before the first.' })
  lastEventSequence(
    @Arg('accountId', () => ID, { description: "The account; `me` is the key's own." }) accountId: string,
    @Ctx() { reads, viewer }: IdentityContext,
  ) {
    return findLastSequence(reads, findTargetAccount(viewer, accountId));
  }

  @RequiresRole('viewer')
  @Query(() => [AccountSequence], { description: 'The same of each account of the key, its own first.' })
  lastEventSequences(
    @Arg('accountId', () => ID, { nullable: true, description: "Only this account; `me` is the key's own." })
    accountId: string | null,
    @Ctx() { reads, viewer }: IdentityContext,
  ) {
    return findLastSequences(
      reads,
      (accountId ?? null) === null ? viewer.accountIds : [targetAccount(viewer, accountId)],
    );
  }

  /** Composed here, run by the gateway: it answers each event with the query field `event`. */
  @RequiresRole('viewer')
  @Subscription(() => Event, { subscribe: servedByTheGateway, description: 'What happens in an account, in order.' })
  accountEvents(
    @Arg('accountId', () => ID, { nullable: true, description: "The account; the key's own when absent." })
    _accountId: string | null,
    @Arg('types', () => [String], { nullable: true, description: 'Only events of these types.' })
    _types: string[] | null,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  /** Likewise. */
  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'All that happens about a reservation: itself, its verification, documents, messages and payments.',
  })
  reservationChanged(
    @Arg('reservationId', () => ID, { description: 'The reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  /** Likewise. */
  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'Each change of what the verification of a reservation shows.',
  })
  verificationStatusChanged(
    @Arg('reservationId', () => ID, { description: 'The reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  /** Likewise. */
  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'Each picture of an identity document that counts, and what the check comes to.',
  })
  idCheckChanged(
    @Arg('reservationId', () => ID, { description: 'The reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'Each screen of a guest portal that is handed in, accepted or opened again, and its completion.',
  })
  guestPortalChanged(
    @Arg('reservationId', () => ID, { description: 'The reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description:
      'Each change of any reservation of one account, and each new one: for lists that keep up by themselves.',
  })
  reservationsChanged(
    @Arg('accountId', () => ID, WATCHED) _accountId: string | null,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description:
      'The same of every account of the key at once: its own and all below it. Each counts its own sequence.',
  })
  familyReservationsChanged(
    @Arg('after', () => [AccountSequenceInput], {
      nullable: true,
      description: 'First everything after these events of their accounts, then what happens in any.',
    })
    _after: AccountSequenceInput[] | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @FieldResolver(() => String, { description: EPOCH_OF })
  epoch(@Ctx() { load }: IdentityContext) {
    return load.eventEpoch();
  }
}
