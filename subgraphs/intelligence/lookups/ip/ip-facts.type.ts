import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the registries say of an IP address.' })
export class IpFacts {
  @Field(() => Boolean, { description: 'Whether the text is an IPv4 or IPv6 address.' })
  valid!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: '4 or 6; an IPv4 address mapped into IPv6 counts as 4. Null when the address is not valid.',
  })
  version!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the country of the network; null when the data names none.',
  })
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'English name of that country.' })
  countryName!: string | null;

  @Field(() => Boolean, {
    description: 'Private, loopback, set aside or otherwise not routed on the public network; false when not valid.',
  })
  reserved!: boolean;
}
