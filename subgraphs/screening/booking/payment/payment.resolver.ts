import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { PaymentEventInput } from './event/payment-event.input.js';
import { PaymentEventType, RecordedPaymentEvent } from './event/payment-event.type.js';
import { recordPaymentEvents } from './event/record-payment-events.js';
import { paymentRecord } from './record/payment-record.js';
import { ReservationPayments } from './record/payment-record.type.js';

const FOR_ALL = { nullable: true, description: 'The reservation that all of them are about.' };
const BY_CODE = { nullable: true, description: 'Reservations are named by their code in this system.' };
const BY_PMS_ID = { defaultValue: false, description: 'With `pms`: they are named by their id in that system.' };

@Resolver(() => Reservation)
export class PaymentResolver {
  @RequiresRole('manager')
  @Mutation(() => [RecordedPaymentEvent], {
    description: 'Keeps what a payment processor tells, up to 100 events: all of them or, when one is refused, none.',
  })
  recordPaymentEvents(
    @Arg('inputs', () => [PaymentEventInput], { description: 'The events, in any order.' }) inputs: PaymentEventInput[],
    @Arg('reservationId', () => ID, FOR_ALL) reservationId: string | null,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    return recordPaymentEvents(context, { inputs, reservationId: reservationId ?? null, pms: pms ?? null, usePmsId });
  }

  @FieldResolver(() => ReservationPayments, { description: 'What its payment events come to.' })
  async payments(@Root() row: Reservation, @Ctx() { load }: BookingContext) {
    return paymentRecord(await load.paymentEventsOf(row.id));
  }

  @FieldResolver(() => [PaymentEventType], { description: 'What payment processors have told, the oldest first.' })
  paymentEvents(@Root() row: Reservation, @Ctx() { load }: BookingContext) {
    return load.paymentEventsOf(row.id);
  }
}
