import { Arg, Float, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { embeddedTimeZone } from './embedded-time-zone.js';

@Resolver()
export class TimeZoneResolver {
  @RequiresRole('manager')
  @Query(() => String, {
    nullable: true,
    description: 'Get the IANA time zone at a location, approximate near borders; null if the coordinates are invalid.',
  })
  timeZoneAt(
    @Arg('lat', () => Float, { description: 'Latitude in degrees, -90 to 90.' }) lat: number,
    @Arg('lon', () => Float, { description: 'Longitude in degrees, -180 to 180.' }) lon: number,
  ) {
    return embeddedTimeZone.at(lat, lon);
  }
}
