import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "What a server's record of a domain says." })
export class WhoisData {
  @Field(() => String, { nullable: true, description: 'The domain as the record names it, in lower case.' })
  domainName!: string | null;

  @Field(() => String, { nullable: true, description: 'Through whom the domain was registered.' })
  registrar!: string | null;

  @Field(() => String, { nullable: true, description: 'When it was registered (ISO 8601, a day or a moment).' })
  creationDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Until when it is registered (ISO 8601, a day or a moment).' })
  expirationDate!: string | null;
}

@ObjectType({ description: 'The record that one server keeps of a domain.' })
export class WhoisRecord {
  @Field(() => String, { description: 'The server, by its host name.' })
  server!: string;

  @Field(() => WhoisData, { description: 'What it says.' })
  data!: WhoisData;
}
