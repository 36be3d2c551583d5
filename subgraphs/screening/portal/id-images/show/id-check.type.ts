import { Directive, Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

export enum IdImageStep {
  front = 'front',
  back = 'back',
  selfie = 'selfie',
}

registerEnumType(IdImageStep, {
  name: 'IdImageStep',
  description: 'What a picture is to show.',
  valuesConfig: {
    front: { description: 'The side of the document with the portrait.' },
    back: { description: 'Its other side.' },
    selfie: { description: "The guest's face." },
  },
});

export enum IdDocument {
  drivers = 'drivers',
  passport = 'passport',
  id = 'id',
}

registerEnumType(IdDocument, {
  name: 'IdDocument',
  description: 'A kind of identity document.',
  valuesConfig: {
    drivers: { description: 'A driving licence.' },
    passport: { description: 'A passport.' },
    id: { description: 'An identity card.' },
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
  description: 'How far the check of an identity document is.',
  valuesConfig: {
    waiting: { description: 'A picture is missing.' },
    review: { description: 'A person should look.' },
    passed: { description: 'The document was read, is in order and fits the guest.' },
    failed: { description: 'The document has expired or is not the guest’s.' },
  },
});

const text = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'What a picture of a document says of its holder.' })
export class IdCard {
  @text('First name.')
  firstName!: string | null;

  @text('Last name.')
  lastName!: string | null;

  @text('Whole name.')
  fullName!: string | null;

  @text('Birth date, YYYY-MM-DD.')
  birthDate!: string | null;

  @text('Last day on which the document is valid, YYYY-MM-DD.')
  expiryDate!: string | null;
}

@ObjectType({ description: 'The answer to a picture.' })
export class IdImageUpload {
  @Field(() => String, { description: '`OK`, or `FAILED` where the picture cannot be used.' })
  code!: string;

  @text('What the guest should do about a picture that cannot be used.')
  error!: string | null;

  @text('The same as a stable code, for pages that say it in other languages.')
  reason!: string | null;

  @Field(() => IdCard, { nullable: true, description: 'What could be read and checked; null where nothing could.' })
  card!: IdCard | null;

  @text(
    'In what the document differs from the booking: `not_the_guest`, `name_differs`, `birth_date_differs`; else null.',
  )
  mismatch!: string | null;

  @text('The same as a sentence for the guest, with what they can do.')
  notice!: string | null;

  @Field(() => ID, { description: 'The reservation of the guest.' })
  reservationId!: string;
}

@ObjectType({ description: 'A picture that counts.' })
export class IdCheckImage {
  @Field(() => IdImageStep, { description: 'What it shows.' })
  step!: string;

  @Field(() => IdDocument, { description: 'The document that it is said to be of.' })
  kind!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was uploaded.' })
  uploadedAt!: Date;

  @RequiresRole('manager')
  @text('Signed address of the picture, good for five minutes; every look is logged. null: it is not kept.')
  url!: string | null;
}

@ObjectType('IdCheck', { description: "The check of a guest's identity document." })
export class IdCheckType {
  @Field(() => IdCheckStatus, { description: 'How far it is.' })
  status!: string;

  @Field(() => [IdImageStep], { description: 'Pictures that are still to come.' })
  missing!: string[];

  @text('A sentence that names what is missing; null once all is there.')
  missingText!: string | null;

  @Field(() => [String], { description: 'What was found, in sentences.' })
  errors!: string[];

  @Field(() => [String], { description: 'The same as stable codes.' })
  findings!: string[];

  @Field(() => [IdCheckImage], { description: 'The pictures that count.' })
  images!: IdCheckImage[];
}

@ObjectType({ description: "What was read in the guest's identity document." })
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
  @text('Number of the document.')
  documentNumber!: string | null;

  @RequiresRole('manager')
  @text('`drivers`, `passport` or `id`.')
  documentType!: string | null;

  @RequiresRole('manager')
  @text('Nationality, three letters.')
  nationality!: string | null;

  @RequiresRole('manager')
  @text('`F`, `M` or `X`.')
  sex!: string | null;

  @RequiresRole('manager')
  @text('Address in one line, where the document holds one.')
  address!: string | null;

  @RequiresRole('manager')
  @text('Birth date, YYYY-MM-DD.')
  birthDate!: string | null;

  @RequiresRole('manager')
  @text('Last day on which the document is valid, YYYY-MM-DD.')
  expiryDate!: string | null;

  @RequiresRole('manager')
  @text('Day of issue, YYYY-MM-DD.')
  issueDate!: string | null;
}

@ObjectType({ description: 'A picture as it was kept.' })
export class IdImageContent {
  @Field(() => ID, { description: 'The reservation of the guest.' })
  reservationId!: string;

  @RequiresRole('manager')
  @Field(() => String, { description: 'The picture as a data URL.' })
  dataUrl!: string;
}

@ObjectType({ description: 'The picture that a link opens. Asked by the gateway only.' })
@Directive('@inaccessible')
export class IdImageFile {
  @Field(() => String, { description: 'The JPEG in base64.' })
  content!: string;
}
