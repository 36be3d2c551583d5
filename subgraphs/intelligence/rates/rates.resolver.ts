import type pg from 'pg';
import { Arg, Ctx, Directive, Field, Float, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import type { LookupContext } from '../context.js';
import { riskMessages } from '../messages.js';
import { DateScalar } from '#kit/graph/scalars.js';

@Directive('@inaccessible')
@ObjectType({ description: 'Exchange rate of a currency on a day.' })
export class ReferenceRate {
  @Field(() => String, { description: 'Currency code (ISO 4217).' })
  currency!: string;

  @Field(() => DateScalar, { description: 'Date, `YYYY-MM-DD`.' })
  day!: string;

  @Field(() => Float, { description: 'US dollars per unit of the currency.' })
  rate!: number;
}

@Directive('@inaccessible')
@ObjectType({ description: 'A page of reference rates.' })
export class ReferenceRatesPage {
  @Field(() => ID, { nullable: true, description: 'Active dataset version; null if none is imported.' })
  versionId!: string | null;

  @Field(() => [ReferenceRate], {
    description: 'Rates sorted by currency and day; empty if the caller already has this version.',
  })
  rates!: ReferenceRate[];

  @Field(() => String, { nullable: true, description: 'Cursor for the next page (`after`); null on the last page.' })
  next!: string | null;
}

const MAX_RATES = 5_000;

const IN_FORCE = `select id from intelligence.dataset_version where dataset = 'rates' and state = 'in_force'`;

const PAGE = `
  select currency, to_char(day, 'YYYY-MM-DD') as day, rate from intelligence.usd_rate
  where version_id = $1 and (currency, day) > ($2, $3::date) order by currency, day limit $4`;

/** Rates after a position (`USD 2024-01-02`) of the active version, unless the caller already has that version. */
async function findRates(pool: pg.Pool, known: string | null, after: string | null): Promise<ReferenceRatesPage> {
  const versionId = (await pool.query<{ id: string }>(IN_FORCE)).rows[0]?.id ?? null;
  if (versionId === null || versionId === known) return { versionId, rates: [], next: null };
  const [currency, day] = after?.split(' ') ?? ['', '0001-01-01'];
  const { rows } = await pool.query<ReferenceRate>(PAGE, [versionId, currency, day, MAX_RATES]);
  const last = rows.length === MAX_RATES ? rows.at(-1)! : null;
  return { versionId, rates: rows, next: last && `${last.currency} ${last.day}` };
}

@Resolver(() => ReferenceRate)
export class RatesResolver {
  @Directive('@inaccessible')
  @Query(() => ReferenceRatesPage, { description: 'List imported reference rates. Internal: service only.' })
  referenceRates(
    @Arg('known', () => ID, { nullable: true, description: 'Dataset version the caller already has.' })
    known: string | null,
    @Arg('after', () => String, { nullable: true, description: 'Cursor: `next` from the previous page.' })
    after: string | null,
    @Ctx() { pool, viewer }: LookupContext,
  ): Promise<ReferenceRatesPage> {
    if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', riskMessages.ratesForbidden);
    return findRates(pool, known ?? null, after ?? null);
  }
}
