import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Float, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { TimeZoneSource } from '../location/time-zone-source.js';

@Entity({ tableName: 'listing' })
@ObjectType({ description: 'A place that guests stay at.', implements: Node })
@Directive('@key(fields: "id")')
export class Listing extends AccountRow {
  @Field(() => ID, { description: 'Identifier of the listing.' })
  declare id: string;

  @Field(() => ID, { description: 'The account that the listing belongs to.' })
  declare accountId: string;

  @Field(() => String, { description: "The caller's own identifier: letters and digits, unique in the account." })
  @Property({ type: 'text' })
  myId!: string;

  @Field(() => String, { description: 'The system that manages the property; `api` when it is the caller itself.' })
  @Property({ type: 'text' })
  pms: string = 'api';

  @Field(() => String, { nullable: true, description: 'Identifier of the listing in that system.' })
  @Property({ type: 'text', nullable: true })
  pmsListingId: string | null = null;

  /** Its GraphQL type is an enum: see the resolver. */
  @Property({ type: 'text' })
  status!: string;

  @Field(() => String, { description: 'Public name.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Short name; the public name when none was given.' })
  @Property({ type: 'text' })
  nickname!: string;

  @Field(() => String, { nullable: true, description: 'Kind of property, such as `Apartment`.' })
  @Property({ type: 'text', nullable: true })
  propertyType: string | null = null;

  @Field(() => Float, { description: 'Guests that it takes.' })
  @Property({ type: 'double' })
  accommodates: number = 2;

  @Field(() => Float, { description: 'Bedrooms.' })
  @Property({ type: 'double' })
  bedrooms: number = 1;

  @Field(() => Float, { description: 'Bathrooms.' })
  @Property({ type: 'double' })
  bathrooms: number = 1;

  @Field(() => Float, { description: 'Beds.' })
  @Property({ type: 'double' })
  beds: number = 1;

  @Field(() => Float, { description: 'Hour of check-in, 0 to 24.' })
  @Property({ type: 'double' })
  checkInTime: number = 16;

  @Field(() => Float, { description: 'Hour of check-out, 0 to 24.' })
  @Property({ type: 'double' })
  checkOutTime: number = 11;

  @Property({ type: 'json' })
  location!: StoredLocation;

  @Property({ type: 'json', nullable: true })
  pictures: Record<string, string> | null = null;

  @Field(() => ID, { nullable: true, description: "The screening partner's identifier; null while not connected." })
  @Property({ type: 'text', nullable: true })
  partnerId: string | null = null;

  @Field(() => GraphQLISODateTime, { description: 'When the listing was made.' })
  declare createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
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
  /** Absent where it was stored before this was kept. */
  timeZoneSource?: TimeZoneSource;
  building: string | null;
  address: string | null;
  floor: string | null;
  apartment: string | null;
  geo: { lat: number; lon: number } | null;
}
