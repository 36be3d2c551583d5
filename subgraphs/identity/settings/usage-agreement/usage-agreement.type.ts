import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AgreementText } from './agreement-text.entity.js';

@ObjectType({ description: 'The texts that guests of an account agree to; the most particular one is shown.' })
export class UsageAgreement {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => AgreementText, { nullable: true, description: 'What holds where nothing more particular does.' })
  user!: AgreementText | null;

  @Field(() => [AgreementText], { description: 'Texts for booking channels.' })
  sources!: AgreementText[];

  @Field(() => [AgreementText], { description: 'Texts for single reservations.' })
  reservations!: AgreementText[];

  @Field(() => [AgreementText], { description: 'Texts for listings.' })
  listings!: AgreementText[];
}

const FORMAT = { nullable: true, description: '`html` (when absent), `text` or `markdown`.' };
const CONTENT = { nullable: true, description: 'The text, at most 200,000 characters; null or a blank takes it away.' };

@InputType({ description: "The account's own text." })
export class AccountTextInput {
  @Field(() => String, FORMAT)
  format?: string | null;

  @Field(() => String, CONTENT)
  content?: string | null;
}

@InputType({ description: 'A text for one booking channel.' })
export class SourceTextInput extends AccountTextInput {
  @Field(() => String, { description: 'Name of the booking channel; letter case and width do not matter.' })
  name!: string;
}

@InputType({ description: 'A text for one reservation or listing.' })
export class TextByIdInput extends AccountTextInput {
  @Field(() => String, { description: 'Identifier of the reservation or listing.' })
  id!: string;
}

@InputType({ description: 'Texts to set; what is absent stays as it is.' })
export class UsageAgreementInput {
  @Field(() => AccountTextInput, { nullable: true, description: "The account's own text." })
  user?: AccountTextInput | null;

  @Field(() => [SourceTextInput], { nullable: true, description: 'Texts for booking channels, at most 1,000.' })
  sources?: SourceTextInput[] | null;

  @Field(() => [TextByIdInput], { nullable: true, description: 'Texts for reservations, at most 1,000.' })
  reservations?: TextByIdInput[] | null;

  @Field(() => [TextByIdInput], { nullable: true, description: 'Texts for listings, at most 1,000.' })
  listings?: TextByIdInput[] | null;
}
