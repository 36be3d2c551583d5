import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { PortalScreen } from '../screens/portal-screen.type.js';
import { RiskColor } from '../reservation/statuses.type.js';
import type { ScreenName } from '#portal-screens';

@ObjectType({ description: 'Statistics for one day.' })
export class DayFigures {
  @Field(() => String, { description: 'Day in UTC, `YYYY-MM-DD`.' })
  day!: string;

  @Field(() => Int, { description: 'Reservations received.' })
  received!: number;

  @Field(() => Float, { nullable: true, description: 'Median time to the first verdict, in seconds.' })
  p50Seconds!: number | null;

  @Field(() => Float, { nullable: true, description: '95th percentile of the time to the first verdict, in seconds.' })
  p95Seconds!: number | null;
}

@ObjectType({ description: 'Guest progress on one guest portal screen.' })
export class ScreenFigures {
  @Field(() => PortalScreen, { description: 'Screen.' })
  screen!: ScreenName;

  @Field(() => Int, { description: 'Guests who opened the screen.' })
  viewed!: number;

  @Field(() => Int, { description: 'Guests who submitted the screen.' })
  submitted!: number;

  @Field(() => Int, { description: 'Guests whose answers were accepted.' })
  accepted!: number;
}

@ObjectType({ description: 'Number of reservations with one risk colour.' })
export class ColorFigures {
  @Field(() => RiskColor, { nullable: true, description: 'Risk colour; null if not yet known.' })
  color!: keyof typeof RiskColor | null;

  @Field(() => Int, { description: 'Number of reservations.' })
  count!: number;
}

@ObjectType({
  description:
    'Outcomes of the reservations received since a given day, in your account and the accounts ' + 'below it.',
})
export class ReservationFigures {
  @Field(() => GraphQLISODateTime, { description: 'Start of the period.' })
  since!: Date;

  @Field(() => Int, { description: 'Reservations received.' })
  received!: number;

  @Field(() => Int, { description: 'Reservations with a final verdict: verified, approved or declined.' })
  settled!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of final verdicts reached without a manual decision, 0 to 1; null if there are none.',
  })
  automationRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Median time from reservation to first automated verdict, in seconds.',
  })
  p50Seconds!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: '95th percentile of the time from reservation to first automated verdict, in seconds.',
  })
  p95Seconds!: number | null;

  @Field(() => [DayFigures], { description: 'One entry per day, oldest first.' })
  days!: DayFigures[];

  @Field(() => [ScreenFigures], { description: 'Guest portal screens, most opened first.' })
  screens!: ScreenFigures[];

  @Field(() => [ColorFigures], { description: 'Risk colours, most frequent first.' })
  colors!: ColorFigures[];
}
