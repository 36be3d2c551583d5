import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Money, moneyOf } from '#kit/graph/money.js';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { Reservation } from '../reservation/reservation.entity.js';
import type { PaymentEvent } from './event/payment-event.entity.js';
import { PaymentEventInput } from './event/payment-event.input.js';
import { PaymentEventConnection, PaymentEventType, RecordedPaymentEvent } from './event/payment-event.type.js';
import { recordPaymentEvents } from './event/record-payment-events.js';
import { paymentRecord } from './record/payment-record.js';
import { ReservationPayments } from './record/payment-record.type.js';

const FOR_ALL = { nullable: true, description: 'ID of the reservation that all events belong to.' };
const BY_CODE = {
  nullable: true,
  description: 'Source system (PMS). If given, the reservation IDs are confirmation codes in this system.',
};
const BY_PMS_ID = {
  defaultValue: false,
  description:
    'Whether the reservation IDs are booking IDs in the system given by `pms`, rather than confirmation ' + 'codes.',
};

@Resolver(() => Reservation)
export class PaymentResolver {
  @RequiresRole('manager')
  @ResultName('paymentEvents')
  @Mutation(() => [RecordedPaymentEvent], {
    description: 'Record up to 100 payment events. If any event is invalid, none is recorded.',
  })
  recordPaymentEvents(
    @Arg('inputs', () => [PaymentEventInput], { description: 'Events, in any order.' }) inputs: PaymentEventInput[],
    @Arg('reservationId', () => ID, FOR_ALL) reservationId: string | null,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    return recordPaymentEvents(context, { inputs, reservationId: reservationId ?? null, pms: pms ?? null, usePmsId });
  }

  @FieldResolver(() => ReservationPayments, { description: 'Payment summary, derived from the payment events.' })
  async payments(@Root() row: Reservation, @Ctx() { load }: BookingContext) {
    return paymentRecord(await load.paymentEventsOf(row.id));
  }

  @FieldResolver(() => [PaymentEventType], { description: 'Payment events, oldest first.' })
  paymentEvents(@Root() row: Reservation, @Ctx() { load }: BookingContext) {
    return load.paymentEventsOf(row.id);
  }

  @FieldResolver(() => PaymentEventConnection, { description: 'Payment events, oldest first, with cursor paging.' })
  paymentEventConnection(
    @Root() row: Reservation,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { load }: BookingContext,
  ) {
    return load.paymentEventConnection(row, page);
  }
}

@Resolver(() => PaymentEventType)
export class PaymentEventResolver {
  @FieldResolver(() => Money, { nullable: true, description: 'Amount held, charged, refunded or disputed.' })
  amount(@Root() { amount, currency }: PaymentEvent): Money | null {
    return moneyOf(amount, currency);
  }
}
