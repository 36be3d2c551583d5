import type pg from 'pg';
import { Arg, Ctx, Directive, Field, Float, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import type { LookupContext } from '../context.js';

@Directive('@inaccessible')
@ObjectType({ description: 'What one unit of a currency was worth on a day.' })
export class ReferenceRate {
  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string;

  @Field(() => String, { description: 'The day, YYYY-MM-DD.' })
  day!: string;

  @Field(() => Float, { description: 'US dollars for one unit.' })
  rate!: number;
}

@Directive('@inaccessible')
@ObjectType({ description: 'A page of reference rates.' })
export class ReferenceRatesPage {
  @Field(() => ID, { nullable: true, description: 'The imported version in force; null where there is none.' })
  versionId!: string | null;

  @Field(() => [ReferenceRate], { description: 'Rates by currency and day; none where the version is known already.' })
  rates!: ReferenceRate[];

  @Field(() => String, { nullable: true, description: 'The value of `after` for the next page; null at the end.' })
  next!: string | null;
}

const MAX_RATES = 5_000;

const IN_FORCE = `select id from intelligence.dataset_version where dataset = 'rates' and state = 'in_force'`;

const PAGE = `
  select currency, to_char(day, 'YYYY-MM-DD') as day, rate from intelligence.usd_rate
  where version_id = $1 and (currency, day) > ($2, $3::date) order by currency, day limit $4`;

/** Rates after a place (`USD 2024-01-02`) of the version in force, unless the caller has that version. */
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
  @Query(() => ReferenceRatesPage, { description: 'Imported reference rates, for the service itself.' })
  referenceRates(
    @Arg('known', () => ID, { nullable: true, description: 'The version that the caller has.' }) known: string | null,
    @Arg('after', () => String, { nullable: true, description: '`next` of the page before.' }) after: string | null,
    @Ctx() { pool, viewer }: LookupContext,
  ): Promise<ReferenceRatesPage> {
    if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', 'Reference rates are for the service itself.');
    return findRates(pool, known ?? null, after ?? null);
  }
}
