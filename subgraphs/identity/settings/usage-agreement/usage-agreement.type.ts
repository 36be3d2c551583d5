import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AgreementFormat, AgreementText } from './agreement-text.entity.js';

@ObjectType({ description: 'Agreement texts for the guests of an account. The most specific text applies.' })
export class UsageAgreement {
  @Field(() => ID, { description: 'Account ID.' })
  accountId!: string;

  @Field(() => AgreementText, { nullable: true, description: 'Default text, used when no more specific text applies.' })
  user!: AgreementText | null;

  @Field(() => [AgreementText], { description: 'Texts by booking channel.' })
  sources!: AgreementText[];

  @Field(() => [AgreementText], { description: 'Texts for individual reservations.' })
  reservations!: AgreementText[];

  @Field(() => [AgreementText], { description: 'Texts by listing.' })
  listings!: AgreementText[];
}

const CONTENT = { nullable: true, description: 'Content, up to 200,000 characters. `null` or blank removes the text.' };

@InputType({ description: 'Default agreement text of the account.' })
export class AccountTextInput {
  @Field(() => AgreementFormat, { nullable: true, description: 'Format. Defaults to `html`.' })
  format?: string | null;

  @Field(() => String, CONTENT)
  content?: string | null;
}

@InputType({ description: 'Agreement text for one booking channel.' })
export class SourceTextInput extends AccountTextInput {
  @Field(() => String, {
    description: 'Booking channel name. Matching ignores case and treats full-width characters as regular ones.',
  })
  name!: string;
}

@InputType({ description: 'Agreement text for one reservation or listing.' })
export class TextByIdInput extends AccountTextInput {
  @Field(() => String, { description: 'Reservation or listing ID.' })
  id!: string;
}

@InputType({ description: 'Agreement texts to set. Omitted texts keep their value.' })
export class UsageAgreementInput {
  @Field(() => AccountTextInput, { nullable: true, description: 'Default text of the account.' })
  user?: AccountTextInput | null;

  @Field(() => [SourceTextInput], { nullable: true, description: 'Texts by booking channel, up to 1,000.' })
  sources?: SourceTextInput[] | null;

  @Field(() => [TextByIdInput], { nullable: true, description: 'Texts by reservation, up to 1,000.' })
  reservations?: TextByIdInput[] | null;

  @Field(() => [TextByIdInput], { nullable: true, description: 'Texts by listing, up to 1,000.' })
  listings?: TextByIdInput[] | null;
}
