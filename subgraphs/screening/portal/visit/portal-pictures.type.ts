import { Field, Int, ObjectType } from 'type-graphql';
import { IdDocument, IdImageStep } from '../id-images/show/id-check.type.js';

@ObjectType({ description: 'Which pictures a kind of document takes.' })
export class PortalDocument {
  @Field(() => IdDocument, { description: 'The kind.' })
  kind!: string;

  @Field(() => [IdImageStep], { description: 'What is to be shown, in order.' })
  steps!: string[];
}

@ObjectType({ description: 'How far one picture of a document check is.' })
export class PortalPicture {
  @Field(() => IdImageStep, { description: 'What it shows.' })
  step!: string;

  @Field(() => IdDocument, { nullable: true, description: 'The document that it is of; null: there is none yet.' })
  kind!: string | null;

  @Field(() => Int, { description: 'How often it may be sent within these 24 hours.' })
  attemptsLeft!: number;
}

@ObjectType({ description: 'Pictures of documents that the guest has agreed to give.' })
export class PortalPictures {
  @Field(() => IdDocument, { description: 'The kind of document that the guest named, or sent last.' })
  kind!: string;

  @Field(() => [PortalDocument], { description: 'What each kind of document takes.' })
  documents!: PortalDocument[];

  @Field(() => [PortalPicture], { description: 'Every picture that can be asked for, there or not.' })
  pictures!: PortalPicture[];

  @Field(() => String, {
    nullable: true,
    description:
      'In what the document differs from the booking: `not_the_guest`, `name_differs`, `birth_date_differs`.',
  })
  mismatch!: string | null;
}
