import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { DateScalar } from '#kit/graph/scalars.js';

export type AuthorityFormat = 'csv' | 'json';

export const AuthorityFormatEnum = enumOf<AuthorityFormat>('AuthorityFormat', 'Format of an authority report export.', {
  csv: 'CSV (RFC 4180, UTF-8) with a header row and one row per guest.',
  json: 'JSON list of stays, each with its guests.',
});

@InputType({
  description: 'Selection of authority reports: one stay, or all arrivals in a date range.',
})
export class AuthorityExportInput {
  @Field(() => ID, { nullable: true, description: 'Reservation ID. If omitted, `from` and `to` are required.' })
  reservationId?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'First arrival date of the range, `YYYY-MM-DD`.' })
  from?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Last arrival date of the range, up to 92 days after `from`.',
  })
  to?: string | null;

  @Field(() => String, { nullable: true, description: 'Only listings in this country (ISO 3166-1 alpha-2).' })
  countryCode?: string | null;

  @Field(() => AuthorityFormatEnum, { defaultValue: 'csv', description: 'File format.' })
  format!: AuthorityFormat;
}

@ObjectType({ description: 'Authority reports as a file.' })
export class AuthorityExport {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type: `text/csv` or `application/json`.' })
  mediaType!: string;

  @Field(() => String, { description: 'File content.' })
  content!: string;

  @Field(() => Int, {
    description: 'Number of stays included: only those whose guest has submitted the report.',
  })
  stays!: number;

  @Field(() => Int, { description: 'Number of guests included.' })
  guests!: number;
}
