import { Field, Float, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { TimeZoneSource } from './time-zone-source.js';

@ObjectType({ description: 'Geographic coordinates (WGS 84).' })
export class GeoPoint {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;
}

@ObjectType({ description: 'Location of a listing.' })
export class Location {
  @Field(() => String, { description: 'Street and house number.' })
  street!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'State or province code.' })
  state!: string | null;

  @Field(() => String, { description: 'Country name in English.' })
  country!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 country code.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zipcode!: string | null;

  @Field(() => String, { description: 'IANA time zone name.' })
  timeZoneName!: string;

  @Field(() => TimeZoneSource, { nullable: true, description: 'How the time zone was determined, if known.' })
  timeZoneSource?: TimeZoneSource | null;

  @Field(() => String, { nullable: true, description: 'Building code that groups listings of one building.' })
  building!: string | null;

  @Field(() => String, { nullable: true, description: 'Full address in one line.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Floor.' })
  floor!: string | null;

  @Field(() => String, { nullable: true, description: 'Apartment number.' })
  apartment!: string | null;

  @Field(() => GeoPoint, { nullable: true, description: 'Coordinates.' })
  geo!: GeoPoint | null;
}

@ObjectType({ description: 'Picture URLs of a listing.' })
export class Pictures {
  @RequiresRole('viewer')
  @Field(() => String, { description: 'URL of the large picture.' })
  largeUrl!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'URL of the regular picture.' })
  regularUrl!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'URL of the thumbnail.' })
  thumbnailUrl!: string;
}
