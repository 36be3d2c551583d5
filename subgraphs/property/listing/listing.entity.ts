import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { Node } from '#kit/graph/node.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { TimeZoneSource } from '../location/time-zone-source.js';

@Entity({ tableName: 'listing' })
@ObjectType({ description: 'A rental listing.', implements: Node })
@Directive('@key(fields: "id")')
export class Listing extends AccountRow {
  @Field(() => ID, { description: 'Listing ID.' })
  declare id: string;

  @Field(() => ID, { description: 'ID of the account that owns the listing.' })
  declare accountId: string;

  @Field(() => String, {
    description: 'Your own ID for the listing: letters A to Z and digits, unique within the account.',
  })
  @Property({ type: 'text' })
  myId!: string;

  @Field(() => String, {
    description: 'Property management system of the listing; `api` if it is managed through this API.',
  })
  @Property({ type: 'text' })
  pms: string = 'api';

  @Field(() => String, { nullable: true, description: 'ID of the listing in the property management system.' })
  @Property({ type: 'text', nullable: true })
  pmsListingId: string | null = null;

  /** The GraphQL type is an enum: see the resolver. */
  @Property({ type: 'text' })
  status!: string;

  @Field(() => String, { description: 'Public name.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Short name for internal use. Defaults to the public name.' })
  @Property({ type: 'text' })
  nickname!: string;

  @Field(() => String, { nullable: true, description: 'Property type, such as `Apartment`.' })
  @Property({ type: 'text', nullable: true })
  propertyType: string | null = null;

  @Field(() => Int, { description: 'Maximum number of guests.' })
  @Property({ type: 'double' })
  accommodates: number = 2;

  @Field(() => Int, { description: 'Number of bedrooms.' })
  @Property({ type: 'double' })
  bedrooms: number = 1;

  @Field(() => Float, { description: 'Number of bathrooms.' })
  @Property({ type: 'double' })
  bathrooms: number = 1;

  @Field(() => Int, { description: 'Number of beds.' })
  @Property({ type: 'double' })
  beds: number = 1;

  @Field(() => Float, { description: 'Check-in hour, 0 to 24; fractions allowed.' })
  @Property({ type: 'double' })
  checkInTime: number = 16;

  @Field(() => Float, { description: 'Check-out hour, 0 to 24; fractions allowed.' })
  @Property({ type: 'double' })
  checkOutTime: number = 11;

  @Property({ type: 'json' })
  location!: StoredLocation;

  @Property({ type: 'json', nullable: true })
  pictures: Record<string, string> | null = null;

  @Field(() => ID, { nullable: true, description: 'ID assigned by the screening partner; null if not connected.' })
  @Property({ type: 'text', nullable: true })
  partnerId: string | null = null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  declare createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
  declare updatedAt: Date;
}

export interface StoredLocation {
  street: string;
  city: string;
  country: string;
  countryCode: string;
  state: string | null;
  zipcode: string | null;
  timeZoneName: string;
  /** Missing for locations stored before this field existed. */
  timeZoneSource?: TimeZoneSource;
  building: string | null;
  address: string | null;
  floor: string | null;
  apartment: string | null;
  geo: { lat: number; lon: number } | null;
}
