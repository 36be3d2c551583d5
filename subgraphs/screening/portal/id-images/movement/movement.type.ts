import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { HeadPoseEnum, MovementFaultEnum, MovementOutcomeEnum } from './movement-enums.js';

@ObjectType({ description: 'Poses that a guest is asked to take in front of the camera, for one burst of frames.' })
export class MovementChallenge {
  @Field(() => ID, { description: 'ID, valid for one burst.' })
  id!: string;

  @Field(() => [HeadPoseEnum], { description: 'Poses in order, chosen at random.' })
  poses!: string[];

  @Field(() => DateTimeScalar, { description: 'Time until which the frames are accepted.' })
  expiresAt!: Date;

  @Field(() => Int, { description: 'Challenges left in the current 24 hours, without this one.' })
  attemptsLeft!: number;
}

@InputType({ description: 'One frame of a movement check.' })
export class MovementFrameInput {
  @Field(() => Int, { description: 'Index of the pose, starting at 0.' })
  step!: number;

  @Field(() => Int, { description: 'Milliseconds since the first pose was shown.' })
  atMs!: number;

  @Field(() => String, {
    description: 'JPEG in base64: at most 60,000 bytes, sides of 240 to 1,280 pixels, not mirrored.',
  })
  imageBase64!: string;
}

@ObjectType({ description: "Movement check of a guest's ID check: whether they turned their head as asked." })
export class IdMovement {
  @Field(() => Boolean, { description: 'Whether it waits for the guest.' })
  isToDo!: boolean;

  @Field(() => MovementOutcomeEnum, { nullable: true, description: 'Last outcome; null if it was not done yet.' })
  outcome!: string | null;

  @Field(() => [MovementFaultEnum], { description: 'What the last burst lacked.' })
  faults!: string[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last outcome.' })
  judgedAt!: Date | null;
}
