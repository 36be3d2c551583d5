import { Arg, Ctx, Directive, FieldResolver, Float, ID, Mutation, Resolver, Root } from 'type-graphql';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { Deposit } from './deposit.type.js';
import { openDepositPage } from './open-deposit-page.js';
import { receiveDepositNews } from './receive-deposit-news.js';
import { captureDeposit, releaseDeposit } from './settle-deposit.js';

const OF = { description: 'The reservation.' };
const AMOUNT = { nullable: true, description: 'In major units; all that is held unless given.' };

@Resolver(() => Reservation)
export class DepositResolver {
  @FieldResolver(() => Deposit, { nullable: true, description: 'The last deposit or waiver at a processor.' })
  async deposit(@Root() row: Reservation, @Ctx() { load }: PortalContext) {
    return (await load.depositsOf(row.id)).at(-1) ?? null;
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => String, {
    description: "The address of the processor's page on which the guest pays what they chose.",
  })
  openDepositPage(@Ctx() context: PortalContext) {
    return openDepositPage(context);
  }

  @RequiresRole('owner')
  @Mutation(() => Deposit, { description: 'Takes money that is held; what is not taken is let go.' })
  captureDeposit(
    @Arg('reservationId', () => ID, OF) reservationId: string,
    @Arg('amount', () => Float, AMOUNT) amount: number | null,
    @Ctx() context: PortalContext,
  ) {
    return captureDeposit(context, reservationId, amount ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => Deposit, { description: 'Lets go of a deposit that is held.' })
  releaseDeposit(@Arg('reservationId', () => ID, OF) reservationId: string, @Ctx() context: PortalContext) {
    return releaseDeposit(context, reservationId);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Takes in what the processor of payments tells.' })
  receiveDepositNews(
    @Arg('bodyBase64', () => String, { description: 'The notice as it came.' }) bodyBase64: string,
    @Arg('signature', () => String, { description: 'Its signature.' }) signature: string,
    @Ctx() context: PortalContext,
  ) {
    return receiveDepositNews(context, bodyBase64, signature);
  }
}
