import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { EVENT_TYPES, type EventType } from '#events';
import { Failure } from '#kit/failure.js';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from '../../account/account.entity.js';
import { findTargetAccount, targetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { AccountSequence, AccountSequenceInput, Event, EventConnection } from './event.type.js';
import { connectEvents, findEvents } from './find-events.js';

const AFTER = { description: 'Only events with a higher sequence number.', defaultValue: 0 };
const OF = {
  nullable: true,
  description: 'Only events of this account, or `me` for your own. Each account has its own sequence.',
};
const WATCHED = {
  nullable: true,
  description: 'Account ID, or `me` for your own account. Defaults to your own account.',
};
const SINCE = {
  nullable: true,
  description: 'Sequence number to resume after: later events are replayed first, then new ones follow.',
};
const RESUMED = {
  nullable: true,
  description: 'Events to resume after, by account: later events are replayed first, then new ones follow.',
};
const EPOCH_OF =
  'Epoch of the sequence numbers. It changes when the database is restored from a backup, because sequence ' +
  'numbers may then repeat.';
const EPOCH = {
  nullable: true,
  description:
    'The `epoch` received with that event. If sequence numbers have been reset since, the subscription fails ' +
    'with EVENTS_START_OVER.',
};

const MOST_POSITIONS = 100;

function servedByTheGateway(): never {
  throw new Failure('UNAVAILABLE', messages.gatewayOnlySubscriptions);
}

/** Resolved only when requested. */
@Resolver(() => AccountSequence)
export class AccountSequenceResolver {
  @FieldResolver(() => Int, {
    description: 'Sequence number of the oldest available event; the latest sequence number plus 1 if there is none.',
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
  @Query(() => [Event], { description: 'List the events of the last 30 days, in sequence order.' })
  events(
    @Arg('afterSequence', () => Int, AFTER) after: number,
    @Arg('reservationId', () => ID, { nullable: true, description: 'Only events about this reservation.' })
    reservationId: string | null,
    @Arg('types', () => [EVENT_TYPES], { nullable: true, description: 'Only events of these types.' })
    types: EventType[] | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'Number of events to return, up to 500.' })
    limit: number,
    @Ctx() { reads, viewer, load }: IdentityContext,
  ) {
    const rest = { after, subjectId: reservationId ?? null, types: types ?? null, limit };
    return (accountId ?? null) === null
      ? findEvents(reads, { accountIds: viewer.accountIds, ...rest })
      : load.events({ accountId: targetAccount(viewer, accountId), ...rest });
  }

  @RequiresRole('viewer')
  @Query(() => EventConnection, {
    description: 'List the events of an account of the last 30 days in sequence order, with cursor paging.',
  })
  eventConnection(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('accountId', () => ID, WATCHED) accountId: string | null,
    @Arg('reservationId', () => ID, { nullable: true, description: 'Only events about this reservation.' })
    reservationId: string | null,
    @Arg('types', () => [EVENT_TYPES], { nullable: true, description: 'Only events of these types.' })
    types: EventType[] | null,
    @Ctx() { reads, viewer }: IdentityContext,
  ) {
    const of = { accountId: targetAccount(viewer, accountId), subjectId: reservationId ?? null, types: types ?? null };
    return connectEvents(reads, of, page);
  }

  @RequiresRole('viewer')
  @Query(() => Event, { nullable: true, description: 'Get one event of an account.' })
  event(
    @Arg('accountId', () => ID, { description: 'ID of the account in which the event occurred.' }) accountId: string,
    @Arg('sequence', () => Int, { description: 'Sequence number of the event within the account.' }) sequence: number,
    @Ctx() { load }: IdentityContext,
  ) {
    return load.event(accountId, sequence);
  }

  @RequiresRole('viewer')
  @Query(() => [Event], {
    nullable: 'items',
    description: 'Get events by their positions, in the order requested; null for each one that does not exist.',
  })
  eventsAt(
    @Arg('positions', () => [AccountSequenceInput], { description: 'Positions of the events, up to 100.' })
    positions: AccountSequenceInput[],
    @Ctx() { load }: IdentityContext,
  ) {
    if (positions.length > MOST_POSITIONS) {
      const problem = { loc: ['positions'], msg: messages.tooManyItems(MOST_POSITIONS), type: 'too_long' };
      throw new Failure('BAD_INPUT', `positions ${problem.msg}`, [problem]);
    }
    return Promise.all(positions.map(({ accountId, sequence }) => load.event(accountId, sequence)));
  }

  @RequiresRole('viewer')
  @Query(() => Int, { description: "Get the sequence number of the account's latest event; 0 if there is none." })
  lastEventSequence(
    @Arg('accountId', () => ID, { description: 'Account ID, or `me` for your own account.' }) accountId: string,
    @Ctx() { load, viewer }: IdentityContext,
  ) {
    const found = findTargetAccount(viewer, accountId);
    return found === null ? 0 : load.lastSequence(found);
  }

  @RequiresRole('viewer')
  @Query(() => [AccountSequence], {
    description: 'Get the latest sequence number of each account that the key can access, its own account first.',
  })
  lastEventSequences(
    @Arg('accountId', () => ID, { nullable: true, description: 'Only this account, or `me` for your own account.' })
    accountId: string | null,
    @Ctx() { load, viewer }: IdentityContext,
  ) {
    const accountIds = (accountId ?? null) === null ? viewer.accountIds : [targetAccount(viewer, accountId)];
    return Promise.all(accountIds.map(async (id) => ({ accountId: id, sequence: await load.lastSequence(id) })));
  }

  /** Defined here for the schema, run by the gateway, which resolves each event with the query field `event`. */
  @RequiresRole('viewer')
  @Subscription(() => Event, { subscribe: servedByTheGateway, description: 'Events of an account, in order.' })
  accountEvents(
    @Arg('accountId', () => ID, { nullable: true, description: 'Account ID. Defaults to your own account.' })
    _accountId: string | null,
    @Arg('types', () => [EVENT_TYPES], { nullable: true, description: 'Only events of these types.' })
    _types: EventType[] | null,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  /** Run by the gateway, as above. */
  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description:
      'All events about a reservation: changes to it and its verification, documents, messages and payments.',
  })
  reservationChanged(
    @Arg('reservationId', () => ID, { description: 'ID of the reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  /** Run by the gateway, as above. */
  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'Changes to the verification result of a reservation.',
  })
  verificationStatusChanged(
    @Arg('reservationId', () => ID, { description: 'ID of the reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  /** Run by the gateway, as above. */
  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'Progress of an ID check: accepted document images and the result.',
  })
  idCheckChanged(
    @Arg('reservationId', () => ID, { description: 'ID of the reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'Progress of a guest portal: screens submitted, accepted or reopened, and completion.',
  })
  guestPortalChanged(
    @Arg('reservationId', () => ID, { description: 'ID of the reservation to watch.' }) _reservationId: string,
    @Arg('since', () => Int, SINCE) _since: number | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description: 'New and changed reservations of one account, for lists that update live.',
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
      'Events of your account and all accounts below it, including those created later. Each account has its own sequence.',
  })
  familyEvents(
    @Arg('after', () => [AccountSequenceInput], RESUMED) _after: AccountSequenceInput[] | null,
    @Arg('types', () => [EVENT_TYPES], { nullable: true, description: 'Only events of these types.' })
    _types: EventType[] | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @RequiresRole('viewer')
  @Subscription(() => Event, {
    subscribe: servedByTheGateway,
    description:
      'New and changed reservations of your account and all accounts below it. Each account has its own sequence.',
  })
  familyReservationsChanged(
    @Arg('after', () => [AccountSequenceInput], RESUMED) _after: AccountSequenceInput[] | null,
    @Arg('epoch', () => String, EPOCH) _epoch: string | null,
    @Root() event: Event,
  ): Event {
    return event;
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account in which the event occurred.' })
  account(@Root() { accountId }: Event, @Ctx() { load }: IdentityContext) {
    return load.account(accountId);
  }

  @FieldResolver(() => String, { description: EPOCH_OF })
  epoch(@Ctx() { load }: IdentityContext) {
    return load.eventEpoch();
  }
}
