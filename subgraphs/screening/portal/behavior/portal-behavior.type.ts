import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How a guest filled in a guest portal screen, shared with their consent.' })
export class PortalBehavior {
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds in which the screen was visible and in use; null if it was not measured from the start.',
  })
  seconds!: number | null;

  @Field(() => Int, { description: 'Number of name, contact, address and document fields that were pasted into.' })
  pastedFields!: number;

  @Field(() => String, { nullable: true, description: "Time zone of the guest's browser (IANA); null if unknown." })
  timeZone!: string | null;
}

@InputType({ description: 'How the guest filled in a screen. Never contains what they entered.' })
export class PortalBehaviorInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds in which the screen was visible and in use, up to 86,400. Omit if it was not measured from the start.',
  })
  seconds?: number | null;

  @Field(() => Int, {
    description: 'Number of name, contact, address and document fields that were pasted into, up to 200.',
  })
  pastedFields!: number;

  @Field(() => String, { nullable: true, description: 'Time zone of the browser (IANA).' })
  timeZone?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Random UUID that the portal created in this browser. Only a keyed hash of it is stored.',
  })
  deviceId?: string | null;
}

/** Measurements as stored with a step; null without consent. */
export const behaviorIn = (stored: string | null): PortalBehavior | null =>
  stored === null ? null : (JSON.parse(stored) as PortalBehavior);
