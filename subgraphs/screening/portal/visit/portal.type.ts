import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { PortalStep } from '../step/portal-step.type.js';
import { PortalAdultLink } from '../adults/show/portal-adult.type.js';
import { PortalFile } from '../files/portal-file.type.js';
import { PortalPictures } from './portal-pictures.type.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'A screen that the guest is asked to do.' })
export class PortalTask extends PortalStep {
  @Field(() => GraphQLJSONObject, { description: 'What the host asks for here; empty where it is always the same.' })
  content!: Record<string, unknown>;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'What was entered, while it is a draft or opened again. What was submitted is not shown any more.',
  })
  draft!: Record<string, unknown> | null;

  @Field(() => [PortalFile], { description: 'Files that were sent for it.' })
  files!: PortalFile[];
}

@ObjectType({ description: 'The text that the guest agrees to.' })
export class PortalAgreement {
  @Field(() => String, { description: '`html` (sanitised), `text` or `markdown`.' })
  format!: string;

  @Field(() => String, { description: 'The text.' })
  content!: string;

  @Field(() => Int, { description: 'Counts its changes, from 1.' })
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the text in UTF-8, in hex: a signature names it.' })
  sha256!: string;
}

@ObjectType({ description: 'What the booking tells of the guest, to begin with.' })
export class PortalPerson {
  @text('First name.')
  firstName!: string | null;

  @text('Last name.')
  lastName!: string | null;

  @text('E-mail address.')
  email!: string | null;

  @text('Phone number.')
  phone!: string | null;

  @text('Postal address.')
  address!: string | null;
}

@ObjectType({ description: 'The guest portal of one reservation, as the holder of its link sees it.' })
export class Portal {
  @Field(() => ID, { description: 'The reservation.' })
  reservationId!: string;

  @Field(() => String, { description: '`canceled`, `completed`, or `waiting` while the guest has something to do.' })
  state!: string;

  @Field(() => Boolean, { description: 'Whether this is a trial: nobody is looked up and nothing is charged.' })
  isTest!: boolean;

  @Field(() => Boolean, { description: 'Whether this is a preview of the host: nothing can be submitted.' })
  isPreview!: boolean;

  @text('The language that the booking names (BCP 47).')
  locale!: string | null;

  @Field(() => PortalPerson, { description: 'The guest.' })
  guest!: PortalPerson;

  @Field(() => Float, { description: 'Number of guests.' })
  numberOfGuests!: number;

  @text('Name of the place.')
  placeName!: string | null;

  @text('Its country (ISO 3166-1 alpha-2).')
  countryCode!: string | null;

  @text('Its time zone (IANA).')
  timeZoneName!: string | null;

  @text('Check-in, as it was given.')
  checkInDate!: string | null;

  @text('Check-out, as it was given.')
  checkOutDate!: string | null;

  @Field(() => Float, { nullable: true, description: 'Usual hour of check-in, 0 to 24.' })
  checkInTime!: number | null;

  @Field(() => Float, { nullable: true, description: 'Usual hour of check-out, 0 to 24.' })
  checkOutTime!: number | null;

  @Field(() => PortalAgreement, { nullable: true, description: 'The text in force, where one is to be signed.' })
  agreement!: PortalAgreement | null;

  @Field(() => [PortalAdultLink], {
    nullable: true,
    description: 'Adults of the guest list who do screens by a link of their own; null for one of these.',
  })
  adults!: PortalAdultLink[] | null;

  @Field(() => [PortalTask], { description: 'Every screen that is asked for, in order, done or not.' })
  tasks!: PortalTask[];

  @Field(() => Boolean, { description: 'Whether the guest has still to go to the page of a processor and pay.' })
  paysElsewhere!: boolean;

  @Field(() => PortalPictures, {
    nullable: true,
    description: 'Pictures of documents that are waited for, once the guest has agreed; null: none.',
  })
  pictures!: PortalPictures | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the last of them was accepted.' })
  completedAt!: Date | null;
}
