import { Directive, Field, Float, InputType, ObjectType } from 'type-graphql';

@Directive('@shareable')
@ObjectType({ description: 'Amount of money in one currency.' })
export class Money {
  @Field(() => Float, { description: 'Amount in major units of the currency: 12.5 is 12 euros and 50 cents.' })
  amount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217 currency code in upper case; null if the source of the amount named none.',
  })
  currency!: string | null;
}

@InputType({ description: 'Amount of money in one currency. On update, omitted fields keep their value.' })
export class MoneyInput {
  @Field(() => Float, { nullable: true, description: 'Amount in major units of the currency.' })
  amount?: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 currency code, in upper or lower case.' })
  currency?: string | null;
}

/** An amount in a currency; null without an amount. */
export function moneyOf<Amount extends number | null>(amount: Amount, currency: string | null) {
  const money = amount === null ? null : { amount, currency: currency?.toUpperCase() ?? null };
  return money as Amount extends null ? null : Money;
}
