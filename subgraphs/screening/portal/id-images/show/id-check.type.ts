import { Directive, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ID_IMAGE_STEPS } from '#event-words';
import { DateScalar, DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { IdMovement } from '../movement/movement.type.js';
import { DocumentChip } from '../digital/document-chip.type.js';
import { MobileLicence } from '../digital/mobile-licence.type.js';
import { BookingMismatchEnum, DocumentSex, IdImageUploadCode } from './id-image-enums.js';

export enum IdImageStep {
  front = 'front',
  back = 'back',
  selfie = 'selfie',
}

registerEnumType(IdImageStep, {
  name: 'IdImageStep',
  description: 'Type of an ID document image.',
  valuesConfig: {
    front: { description: ID_IMAGE_STEPS.front },
    back: { description: ID_IMAGE_STEPS.back },
    selfie: { description: ID_IMAGE_STEPS.selfie },
  },
});

export enum IdDocument {
  drivers = 'drivers',
  passport = 'passport',
  id = 'id',
}

registerEnumType(IdDocument, {
  name: 'IdDocument',
  description: 'Identity document type.',
  valuesConfig: {
    drivers: { description: "Driver's license." },
    passport: { description: 'Passport.' },
    id: { description: 'Identity card.' },
  },
});

export enum IdCheckStatus {
  waiting = 'waiting',
  review = 'review',
  passed = 'passed',
  failed = 'failed',
}

registerEnumType(IdCheckStatus, {
  name: 'IdCheckStatus',
  description: 'Status of an identity document check.',
  valuesConfig: {
    waiting: { description: 'An image is missing.' },
    review: { description: 'Manual review recommended.' },
    passed: { description: 'The document was read, is valid and matches the guest.' },
    failed: { description: 'The document has expired or does not match the guest.' },
  },
});

const text = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'Holder data read from a document image.' })
export class IdCard {
  @text('First name.')
  firstName!: string | null;

  @text('Last name.')
  lastName!: string | null;

  @text('Full name.')
  fullName!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Birth date, `YYYY-MM-DD`.' })
  birthDate!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Expiry date, `YYYY-MM-DD`.' })
  expiryDate!: string | null;
}

@ObjectType({ description: 'Result of an image upload.' })
export class IdImageUpload {
  @Field(() => IdImageUploadCode, { description: 'Result.' })
  code!: string;

  @text('What the guest should do if the image cannot be used.')
  error!: string | null;

  @text('Stable code of the error, for translation.')
  reason!: string | null;

  @Field(() => IdCard, { nullable: true, description: 'Data read from the document; null if nothing could be read.' })
  card!: IdCard | null;

  @Field(() => BookingMismatchEnum, {
    nullable: true,
    description: 'How the document differs from the booking; null if it matches.',
  })
  mismatch!: string | null;

  @text('The mismatch as a sentence for the guest, including what they can do about it.')
  notice!: string | null;

  @Field(() => ID, { description: "ID of the guest's reservation." })
  reservationId!: string;
}

@ObjectType({ description: 'Current image of a document check.' })
export class IdCheckImage {
  @Field(() => IdImageStep, { description: 'Image type: front, back or selfie.' })
  step!: string;

  @Field(() => IdDocument, { description: 'Document type selected at upload.' })
  kind!: string;

  @Field(() => DateTimeScalar, { description: 'Time at which the image was uploaded.' })
  uploadedAt!: Date;

  @RequiresRole('manager')
  @text(
    'Signed URL of the image, valid for five minutes; every access is logged. Null if the image ' +
      'is no longer stored.',
  )
  url!: string | null;
}

@ObjectType('IdCheck', { description: "Check of a guest's identity document." })
export class IdCheckType {
  @Field(() => IdCheckStatus, { description: 'Status.' })
  status!: string;

  @Field(() => [IdImageStep], { description: 'Missing images.' })
  missing!: string[];

  @text('Sentence that names the missing images; null if none are missing.')
  missingText!: string | null;

  @Field(() => [String], { description: 'Findings, as sentences.' })
  errors!: string[];

  @Field(() => [String], { description: 'Findings, as stable codes.' })
  findings!: string[];

  @Field(() => [IdCheckImage], { description: 'Current images.' })
  images!: IdCheckImage[];

  @Field(() => DocumentChip, { nullable: true, description: 'Chip of the document; null if none was submitted.' })
  chip!: DocumentChip | null;

  @Field(() => IdMovement, { nullable: true, description: 'Movement check; null if it was not asked.' })
  movement!: IdMovement | null;

  @Field(() => MobileLicence, { nullable: true, description: 'Mobile driving licence; null if none was submitted.' })
  mobileLicence!: MobileLicence | null;
}

@ObjectType({ description: "Data read from the guest's identity document." })
export class Identification {
  @RequiresRole('manager')
  @text('First name.')
  firstName!: string | null;

  @RequiresRole('manager')
  @text('Last name.')
  lastName!: string | null;

  @RequiresRole('manager')
  @text('Middle name.')
  middleName!: string | null;

  @RequiresRole('manager')
  @text('Document number.')
  documentNumber!: string | null;

  @RequiresRole('manager')
  @Field(() => IdDocument, { nullable: true, description: 'Document type.' })
  documentType!: string | null;

  @RequiresRole('manager')
  @text('Nationality, three-letter code.')
  nationality!: string | null;

  @RequiresRole('manager')
  @Field(() => DocumentSex, { nullable: true, description: 'Sex.' })
  sex!: string | null;

  @RequiresRole('manager')
  @text('Address on one line, if shown on the document.')
  address!: string | null;

  @RequiresRole('manager')
  @Field(() => DateScalar, { nullable: true, description: 'Birth date, `YYYY-MM-DD`.' })
  birthDate!: string | null;

  @RequiresRole('manager')
  @Field(() => DateScalar, { nullable: true, description: 'Expiry date, `YYYY-MM-DD`.' })
  expiryDate!: string | null;

  @RequiresRole('manager')
  @Field(() => DateScalar, { nullable: true, description: 'Date of issue, `YYYY-MM-DD`.' })
  issueDate!: string | null;
}

@ObjectType({ description: 'An ID document image, as stored.' })
export class IdImageContent {
  @Field(() => ID, { description: "ID of the guest's reservation." })
  reservationId!: string;

  @RequiresRole('manager')
  @Field(() => String, { description: 'Image as a data URL.' })
  dataUrl!: string;
}

@ObjectType({ description: 'Image for a signed link. Internal: gateway only.' })
@Directive('@inaccessible')
export class IdImageFile {
  @Field(() => String, { description: 'JPEG in base64.' })
  content!: string;
}
