import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "What a server's record of a domain says." })
export class WhoisData {
  @Field(() => String, { nullable: true, description: 'The domain as the record names it, in lower case.' })
  domainName!: string | null;

  @Field(() => String, { nullable: true, description: 'Through whom the domain was registered.' })
  registrar!: string | null;

  @Field(() => String, { nullable: true, description: 'When it was registered (ISO 8601, a day or a moment).' })
  creationDate!: string | null;

  @Field(() => String, { nullable: true, description: 'When its record was last changed (ISO 8601).' })
  updatedDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Until when it is registered (ISO 8601, a day or a moment).' })
  expirationDate!: string | null;

  @Field(() => [String], { description: 'States of the registration, as the record names them.' })
  status!: string[];

  @Field(() => [String], { description: 'Its name servers, in lower case.' })
  nameServers!: string[];

  @Field(() => String, {
    nullable: true,
    description: "The holder's country (ISO 3166-1 alpha-2) where the record tells.",
  })
  country!: string | null;
}

@ObjectType({ description: 'The record that one server keeps of a domain.' })
export class WhoisRecord {
  @Field(() => String, { description: 'The server, by its host name; `imported` where an imported record names none.' })
  server!: string;

  @Field(() => WhoisData, { description: 'What it says.' })
  data!: WhoisData;
}
