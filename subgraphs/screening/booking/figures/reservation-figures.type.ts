import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { PortalScreen } from '../screens/portal-screen.type.js';
import { RiskColor } from '../reservation/statuses.type.js';
import type { ScreenName } from '#portal-screens';

@ObjectType({ description: 'One day of reservations.' })
export class DayFigures {
  @Field(() => String, { description: 'The day, `YYYY-MM-DD` in UTC.' })
  day!: string;

  @Field(() => Int, { description: 'Reservations received.' })
  received!: number;

  @Field(() => Float, { nullable: true, description: 'Half of its verdicts came within so many seconds.' })
  p50Seconds!: number | null;

  @Field(() => Float, { nullable: true, description: 'And 95 in a hundred of them within so many.' })
  p95Seconds!: number | null;
}

@ObjectType({ description: 'How far guests got with one screen of the portal.' })
export class ScreenFigures {
  @Field(() => PortalScreen, { description: 'The screen.' })
  screen!: ScreenName;

  @Field(() => Int, { description: 'Guests who opened it.' })
  viewed!: number;

  @Field(() => Int, { description: 'Guests who sent it.' })
  submitted!: number;

  @Field(() => Int, { description: 'Guests whose answers were accepted.' })
  accepted!: number;
}

@ObjectType({ description: 'Reservations of one risk colour.' })
export class ColorFigures {
  @Field(() => RiskColor, { nullable: true, description: 'The colour; null where there is none yet.' })
  color!: keyof typeof RiskColor | null;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'What became of the reservations received since a day, of the account and those below it.' })
export class ReservationFigures {
  @Field(() => GraphQLISODateTime, { description: 'Counted from here on.' })
  since!: Date;

  @Field(() => Int, { description: 'Reservations received.' })
  received!: number;

  @Field(() => Int, { description: 'Of these, how many have a final verdict: verified, approved or declined.' })
  settled!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The part of the settled ones that no person decided, 0 to 1; null where none is settled.',
  })
  automationRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Half of the first verdicts of the machine came within so many seconds of the reservation.',
  })
  p50Seconds!: number | null;

  @Field(() => Float, { nullable: true, description: 'And 95 in a hundred of them within so many.' })
  p95Seconds!: number | null;

  @Field(() => [DayFigures], { description: 'Day by day, each day once, the first first.' })
  days!: DayFigures[];

  @Field(() => [ScreenFigures], { description: 'Screens of the portal, the most opened first.' })
  screens!: ScreenFigures[];

  @Field(() => [ColorFigures], { description: 'Risk colours, the most frequent first.' })
  colors!: ColorFigures[];
}
