import { Field, Float, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { DateScalar, DateTimeScalar } from '#kit/graph/scalars.js';
import { PortalScreen } from '../screens/portal-screen.type.js';
import { RiskColor } from '../reservation/statuses.type.js';
import type { ScreenName } from '#portal-screens';

@ObjectType({ description: 'Statistics for one day.' })
export class DayFigures {
  @Field(() => DateScalar, { description: 'Day in UTC, `YYYY-MM-DD`.' })
  day!: string;

  @Field(() => Int, { description: 'Number of reservations received.' })
  received!: number;

  @Field(() => Int, { description: 'Number of them that are verified or approved.' })
  ready!: number;

  @Field(() => Int, { description: 'Number of them that need a review.' })
  review!: number;

  @Field(() => Int, { description: 'Number of them that wait for the guest or for a result.' })
  waiting!: number;

  @Field(() => Int, { description: 'Number of them that are declined.' })
  declined!: number;

  @Field(() => Float, { nullable: true, description: 'Median time to the first verdict, in seconds.' })
  p50Seconds!: number | null;

  @Field(() => Float, { nullable: true, description: '95th percentile of the time to the first verdict, in seconds.' })
  p95Seconds!: number | null;
}

@ObjectType({ description: 'Guest progress on one guest portal screen.' })
export class ScreenFigures {
  @Field(() => PortalScreen, { description: 'Portal screen.' })
  screen!: ScreenName;

  @Field(() => Int, { description: 'Number of guests who opened the screen.' })
  viewed!: number;

  @Field(() => Int, { description: 'Number of guests who submitted the screen.' })
  submitted!: number;

  @Field(() => Int, { description: 'Number of guests whose answers were accepted.' })
  accepted!: number;
}

@ObjectType({ description: 'Number of reservations with one risk color.' })
export class ColorFigures {
  @Field(() => RiskColor, { nullable: true, description: 'Risk color; null if not known yet.' })
  color!: keyof typeof RiskColor | null;

  @Field(() => Int, { description: 'Number of reservations.' })
  count!: number;
}

@ObjectType({ description: 'Number of reservations for which a business rule fired.' })
export class RuleFigures {
  @RequiresRole('viewer')
  @Field(() => String, { description: 'Name of the rule when it fired.' })
  name!: string;

  @Field(() => Int, { description: 'Number of reservations.' })
  count!: number;
}

@ObjectType({
  description: 'Reservation statistics for a period, for your account and the accounts below it.',
})
export class ReservationFigures {
  @Field(() => DateTimeScalar, { description: 'Start of the period.' })
  since!: Date;

  @Field(() => Int, { description: 'Number of reservations received.' })
  received!: number;

  @Field(() => Int, { description: 'Number of reservations with a final verdict: verified, approved or declined.' })
  settled!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of final verdicts reached without a manual decision, 0 to 1; null if there are none.',
  })
  automationRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Median time from creation of the reservation to the first automated verdict, in seconds.',
  })
  p50Seconds!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      '95th percentile of the time from creation of the reservation to the first automated verdict, in seconds.',
  })
  p95Seconds!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Median time from creation of the reservation to its final verdict, automated or manual, in seconds. Includes ' +
      'the time in which the guest or a review was waited for.',
  })
  decisionP50Seconds!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Median time from the first verdict `review` to the manual decision, in seconds.',
  })
  reviewP50Seconds!: number | null;

  @Field(() => [DayFigures], { description: 'One entry per day, oldest first.' })
  days!: DayFigures[];

  @Field(() => [ScreenFigures], { description: 'Statistics by guest portal screen, most opened first.' })
  screens!: ScreenFigures[];

  @Field(() => [ColorFigures], { description: 'Risk colors, most frequent first.' })
  colors!: ColorFigures[];

  @Field(() => [RuleFigures], {
    description: 'Live business rules that fired in the decisions now in force, most frequent first, up to 20.',
  })
  rules!: RuleFigures[];
}
