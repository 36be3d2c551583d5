import { Field, Float, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { TimeZoneSource } from './time-zone-source.js';

@ObjectType({ description: 'A point on the map (WGS 84).' })
export class GeoPoint {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;
}

@ObjectType({ description: 'Where a listing is.' })
export class Location {
  @Field(() => String, { description: 'Street and number.' })
  street!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'State or province code.' })
  state!: string | null;

  @Field(() => String, { description: 'English name of the country.' })
  country!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code of the country.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zipcode!: string | null;

  @Field(() => String, { description: 'IANA time zone.' })
  timeZoneName!: string;

  @Field(() => TimeZoneSource, { nullable: true, description: 'Where the time zone comes from, where that is known.' })
  timeZoneSource?: TimeZoneSource | null;

  @Field(() => String, { nullable: true, description: 'Groups listings of one building.' })
  building!: string | null;

  @Field(() => String, { nullable: true, description: 'Address in one line.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Floor.' })
  floor!: string | null;

  @Field(() => String, { nullable: true, description: 'Apartment.' })
  apartment!: string | null;

  @Field(() => GeoPoint, { nullable: true, description: 'Coordinates.' })
  geo!: GeoPoint | null;
}

@ObjectType({ description: 'Pictures of a listing, as links.' })
export class Pictures {
  @RequiresRole('viewer')
  @Field(() => String, { description: 'Large picture.' })
  largeUrl!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'Regular picture.' })
  regularUrl!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'Small picture.' })
  thumbnailUrl!: string;
}
