import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';

export type AuthorityFormat = 'csv' | 'json';

export const AuthorityFormatEnum = enumOf<AuthorityFormat>(
  'AuthorityFormat',
  'How reports to the authorities are written.',
  {
    csv: 'A line for each guest, as RFC 4180 says, with a line of names; UTF-8.',
    json: 'A list of stays, each with its guests.',
  },
);

@InputType({
  description: 'Which reports to the authorities are wanted: of one stay, or of all that arrive on some days.',
})
export class AuthorityExportInput {
  @Field(() => ID, { nullable: true, description: 'The reservation; else the days are needed.' })
  reservationId?: string | null;

  @Field(() => String, { nullable: true, description: 'First day of arrival, YYYY-MM-DD.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day of arrival, at most 92 days later.' })
  to?: string | null;

  @Field(() => String, { nullable: true, description: 'Only places in this country (ISO 3166-1 alpha-2).' })
  countryCode?: string | null;

  @Field(() => AuthorityFormatEnum, { defaultValue: 'csv', description: 'How they are written.' })
  format!: AuthorityFormat;
}

@ObjectType({ description: 'Reports to the authorities as a file.' })
export class AuthorityExport {
  @Field(() => String, { description: 'What the file may be called.' })
  fileName!: string;

  @Field(() => String, { description: '`text/csv` or `application/json`.' })
  mediaType!: string;

  @Field(() => String, { description: 'The text of the file.' })
  content!: string;

  @Field(() => Int, { description: 'How many stays are in it: those whose guest has handed the report in.' })
  stays!: number;

  @Field(() => Int, { description: 'How many guests.' })
  guests!: number;
}
