import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Registration data of a domain.' })
export class WhoisData {
  @Field(() => String, { nullable: true, description: 'Domain name in the record, in lowercase.' })
  domainName!: string | null;

  @Field(() => String, { nullable: true, description: 'Registrar.' })
  registrar!: string | null;

  @Field(() => String, { nullable: true, description: 'Registration date (ISO 8601, a date or a timestamp).' })
  creationDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Date of the last update (ISO 8601).' })
  updatedDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Expiry date (ISO 8601, a date or a timestamp).' })
  expirationDate!: string | null;

  @Field(() => [String], { description: 'Status codes of the registration, as in the record.' })
  status!: string[];

  @Field(() => [String], { description: 'Name servers, in lowercase.' })
  nameServers!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Registrant country (ISO 3166-1 alpha-2), if the record includes it.',
  })
  country!: string | null;
}

@ObjectType({ description: 'The record from one WHOIS or RDAP server.' })
export class WhoisRecord {
  @Field(() => String, {
    description: 'Host name of the server; `imported` for an imported record without a server name.',
  })
  server!: string;

  @Field(() => WhoisData, { description: 'The registration record.' })
  data!: WhoisData;
}
