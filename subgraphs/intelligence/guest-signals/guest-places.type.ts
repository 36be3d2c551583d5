import { Field, Float, ObjectType } from 'type-graphql';
import { AddressPrecision } from '../address/address-precision.js';

@ObjectType({ description: 'Where the built-in data places an address of the guest.' })
export class LocatedPlace {
  @Field(() => AddressPrecision, { description: 'Precision of the position.' })
  precision!: AddressPrecision;

  @Field(() => String, { nullable: true, description: 'City, if known.' })
  city!: string | null;

  @Field(() => String, { description: 'Country (ISO 3166-1 alpha-2).' })
  countryCode!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees; null if only the country is known.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees; null if only the country is known.' })
  lon!: number | null;
}

@ObjectType({ description: 'Where the built-in data places a guest. No provider is called.' })
export class LocatedGuest {
  @Field(() => LocatedPlace, { nullable: true, description: 'Home address; null if none was given or found.' })
  home!: LocatedPlace | null;

  @Field(() => LocatedPlace, { nullable: true, description: 'IP address; null if none was given or found.' })
  network!: LocatedPlace | null;
}
