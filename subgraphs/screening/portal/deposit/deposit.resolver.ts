import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Ctx, Directive, FieldResolver, Float, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Money, moneyOf } from '#kit/graph/money.js';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { DepositRow } from './deposit.entity.js';
import { Deposit } from './deposit.type.js';
import { openDepositPage } from './open-deposit-page.js';
import { receiveDepositNews } from './receive-deposit-news.js';
import { captureDeposit, releaseDeposit } from './settle-deposit.js';

const OF = { description: 'Reservation ID.' };
const AMOUNT = { nullable: true, description: 'Amount in major currency units. Defaults to the full amount held.' };

@Resolver(() => Reservation)
export class DepositResolver {
  @FieldResolver(() => Deposit, {
    nullable: true,
    description: 'Most recent deposit or waiver at a payment processor.',
  })
  async deposit(@Root() row: Reservation, @Ctx() { load }: PortalContext) {
    return (await load.depositsOf(row.id)).at(-1) ?? null;
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @ResultName('url')
  @Mutation(() => String, {
    description: "Get the URL of the payment processor's page where the guest pays for the chosen option.",
  })
  openDepositPage(@Ctx() context: PortalContext) {
    return openDepositPage(context);
  }

  @RequiresRole('owner')
  @Mutation(() => Deposit, { description: 'Capture a held deposit. Any amount not captured is released.' })
  captureDeposit(
    @Arg('reservationId', () => ID, OF) reservationId: string,
    @Arg('amount', () => Float, AMOUNT) amount: number | null,
    @Ctx() context: PortalContext,
  ) {
    return captureDeposit(context, reservationId, amount ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => Deposit, { description: 'Release a held deposit.' })
  releaseDeposit(@Arg('reservationId', () => ID, OF) reservationId: string, @Ctx() context: PortalContext) {
    return releaseDeposit(context, reservationId);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Process a notification from the payment processor.' })
  receiveDepositNews(
    @Arg('bodyBase64', () => String, { description: 'Raw notification body in base64.' }) bodyBase64: string,
    @Arg('signature', () => String, { description: 'Signature of the notification.' }) signature: string,
    @Ctx() context: PortalContext,
  ) {
    return receiveDepositNews(context, bodyBase64, signature);
  }
}

@Resolver(() => Deposit)
export class DepositMoneyResolver {
  @FieldResolver(() => Money, { description: 'Amount of the deposit or waiver; 0 for a card check only.' })
  amount(@Root() { amount, currency }: DepositRow): Money {
    return moneyOf(amount, currency);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Amount captured; null until it is captured.' })
  captured(@Root() { captured, currency }: DepositRow): Money | null {
    return moneyOf(captured, currency);
  }
}
