import { ArgsType, Field } from 'type-graphql';

const text = (description: string) => Field(() => String, { nullable: true, description });

/** One mark, either by its own member or by `field` and `value`. */
@ArgsType()
export class BlacklistEntryInput {
  @text('What `value` is: `email`, `phone`, `name_and_birth_date` or `document_number`.')
  field?: string | null;

  @text('The address, number or name, with `field`. Sealed at rest; compared by a keyed digest.')
  value?: string | null;

  @text('An e-mail address; all addresses of the same mailbox count.')
  email?: string | null;

  @text('A phone number in international format.')
  phone?: string | null;

  @text('The whole name of a person; goes with `birthDate`.')
  name?: string | null;

  @text('Birth date of the person named, YYYY-MM-DD.')
  birthDate?: string | null;

  @text('The number of an identity document.')
  documentNumber?: string | null;

  @text('Why the guest is not wanted; whoever sees a hit reads it.')
  reason?: string | null;
}
