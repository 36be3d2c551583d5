import { Field, Int, ObjectType } from 'type-graphql';
import { IdDocument, IdImageStep } from '../id-images/show/id-check.type.js';
import { MovementFaultEnum, MovementOutcomeEnum } from '../id-images/movement/movement-enums.js';
import { BookingMismatchEnum } from '../id-images/show/id-image-enums.js';

@ObjectType({ description: 'Images required for a document type.' })
export class PortalDocument {
  @Field(() => IdDocument, { description: 'Document type.' })
  kind!: string;

  @Field(() => [IdImageStep], { description: 'Required images, in order.' })
  steps!: string[];
}

@ObjectType({ description: 'Progress of one image of a document check.' })
export class PortalPicture {
  @Field(() => IdImageStep, { description: 'Image type: front, back or selfie.' })
  step!: string;

  @Field(() => IdDocument, { nullable: true, description: 'Document type shown; null if not uploaded yet.' })
  kind!: string | null;

  @Field(() => Int, { description: 'Upload attempts left in the current 24 hours.' })
  attemptsLeft!: number;
}

@ObjectType({ description: "State of the movement check in the guest's portal." })
export class PortalMovement {
  @Field(() => Boolean, { description: 'Whether it waits for the guest, who can do it or leave it to a reviewer.' })
  isToDo!: boolean;

  @Field(() => MovementOutcomeEnum, { nullable: true, description: 'Last outcome; null if it was not done yet.' })
  outcome!: string | null;

  @Field(() => [MovementFaultEnum], { description: 'What the last burst lacked.' })
  faults!: string[];

  @Field(() => Int, { description: 'Challenges left in the current 24 hours.' })
  attemptsLeft!: number;
}

@ObjectType({ description: 'Document images that the guest consented to provide.' })
export class PortalPictures {
  @Field(() => IdDocument, { description: 'Document type that the guest selected or last uploaded.' })
  kind!: string;

  @Field(() => [PortalDocument], { description: 'Images required for each document type.' })
  documents!: PortalDocument[];

  @Field(() => [PortalPicture], { description: 'All images of the check, whether uploaded or not.' })
  pictures!: PortalPicture[];

  @Field(() => BookingMismatchEnum, {
    nullable: true,
    description: 'How the document differs from the booking; null if it matches.',
  })
  mismatch!: string | null;

  @Field(() => PortalMovement, {
    nullable: true,
    description: 'Movement check, once the selfie was uploaded; null if it is not asked.',
  })
  movement!: PortalMovement | null;
}
