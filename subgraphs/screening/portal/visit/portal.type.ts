import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { PortalScreenAnswers } from '../answers/answers.type.js';
import { PortalScreenContent } from '../content/screen-content.type.js';
import type { Shown } from '../graph-types/by-screen.js';
import { PortalStep } from '../step/portal-step.type.js';
import { PortalAdultLink } from '../adults/show/portal-adult.type.js';
import { PortalFile } from '../files/portal-file.type.js';
import { PortalPictures } from './portal-pictures.type.js';
import { PortalRetention } from './portal-retention.type.js';
import { PortalDocumentCheck } from './document-check.type.js';
import { PortalKnownPerson } from './known-person.type.js';
import { SignedCopy } from '../step/signed/signed-copy.type.js';
import { PortalStateEnum } from './portal-state.js';
import { AgreementFormat } from '../agreement-format.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'Screen that the guest has to complete.' })
export class PortalTask extends PortalStep {
  @Field(() => PortalScreenContent, {
    nullable: true,
    description: 'Content, most of it configured by the host; null for screens without content.',
  })
  content!: Shown | null;

  @Field(() => PortalScreenAnswers, {
    nullable: true,
    description: 'Answers entered so far, for drafts and reopened screens only. Submitted answers are not returned.',
  })
  draft!: Shown | null;

  @Field(() => [PortalFile], { description: 'Files uploaded for the screen.' })
  files!: PortalFile[];
}

@ObjectType({ description: 'Agreement that the guest signs.' })
export class PortalAgreement {
  @Field(() => AgreementFormat, { description: 'Format.' })
  format!: string;

  @Field(() => String, { description: 'Text of the agreement.' })
  content!: string;

  @Field(() => Int, { description: 'Version number, starting at 1.' })
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the UTF-8 text, in hexadecimal. A signature refers to it.' })
  sha256!: string;
}

@ObjectType({ description: 'Guest details from the booking, used to prefill the form.' })
export class PortalPerson {
  @text('First name.')
  firstName!: string | null;

  @text('Last name.')
  lastName!: string | null;

  @text('Email address.')
  email!: string | null;

  @text('Phone number.')
  phone!: string | null;

  @text('Postal address.')
  address!: string | null;
}

@ObjectType({ description: 'Guest portal of one reservation, as shown to the holder of its link.' })
export class Portal {
  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @Field(() => PortalStateEnum, { description: 'State.' })
  state!: string;

  @Field(() => Boolean, {
    description: 'Whether the account is in test mode: no provider is contacted and nothing is charged.',
  })
  isTest!: boolean;

  @Field(() => Boolean, { description: "Whether this is the host's read-only preview." })
  isPreview!: boolean;

  @text('Language of the reservation (BCP 47).')
  locale!: string | null;

  @Field(() => PortalPerson, { description: 'Guest.' })
  guest!: PortalPerson;

  @Field(() => Int, { description: 'Number of guests.' })
  numberOfGuests!: number;

  @text('Name of the listing.')
  placeName!: string | null;

  @text('Address of the listing, once the stay is approved and every screen is accepted.')
  placeAddress!: string | null;

  @text('How to get in, from the host, once the stay is approved and every screen is accepted.')
  checkInInstructions!: string | null;

  @text('Country of the listing (ISO 3166-1 alpha-2).')
  countryCode!: string | null;

  @text('Time zone of the listing (IANA).')
  timeZoneName!: string | null;

  @text('Check-in, as received.')
  checkInDate!: string | null;

  @text('Check-out, as received.')
  checkOutDate!: string | null;

  @Field(() => Float, { nullable: true, description: 'Usual check-in hour, 0 to 24.' })
  checkInTime!: number | null;

  @Field(() => Float, { nullable: true, description: 'Usual check-out hour, 0 to 24.' })
  checkOutTime!: number | null;

  @Field(() => PortalAgreement, { nullable: true, description: 'Current agreement, if the guest has to sign one.' })
  agreement!: PortalAgreement | null;

  @Field(() => [PortalAdultLink], {
    nullable: true,
    description: 'Adults on the guest list who have their own portal link; null if the holder is one of them.',
  })
  adults!: PortalAdultLink[] | null;

  @Field(() => PortalKnownPerson, {
    nullable: true,
    description: 'Known details of the guest for screens that are still open; null if none of them needs any.',
  })
  known!: PortalKnownPerson | null;

  @Field(() => PortalDocumentCheck, { nullable: true, description: 'ID check; null before the first image.' })
  documentCheck!: PortalDocumentCheck | null;

  @Field(() => SignedCopy, { nullable: true, description: 'Copy of the agreement that the guest signed.' })
  signedAgreement!: SignedCopy | null;

  @Field(() => PortalRetention, { description: 'Retention periods of the data.' })
  retention!: PortalRetention;

  @Field(() => [PortalTask], { description: 'All required screens in order, including completed ones.' })
  tasks!: PortalTask[];

  @Field(() => Boolean, { description: "Whether the guest still has to pay on the payment processor's page." })
  paysElsewhere!: boolean;

  @Field(() => PortalPictures, {
    nullable: true,
    description: 'Document images to upload, available once the guest has consented; null if none are required.',
  })
  pictures!: PortalPictures | null;

  @Field(() => Boolean, {
    description: 'Whether every screen is accepted and the stay is approved, by the host or automatically.',
  })
  isApproved!: boolean;

  @Field(() => Boolean, { description: 'Whether the host, or a business rule, declined the stay.' })
  isDeclined!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time when the last screen was accepted.' })
  completedAt!: Date | null;
}
