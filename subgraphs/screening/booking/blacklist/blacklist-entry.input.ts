import { ArgsType, Field } from 'type-graphql';
import { BlacklistFieldEnum } from './blacklist-enums.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

/** One value to block, in its own field or as `field` and `value`. */
@ArgsType()
export class BlacklistEntryInput {
  @Field(() => BlacklistFieldEnum, { nullable: true, description: 'What `value` is.' })
  field?: string | null;

  @text(
    'Email address, phone number, name or document number; requires `field`. Encrypted at rest; ' +
      'matched by a keyed digest.',
  )
  value?: string | null;

  @text('Email address. All variants of the same mailbox match.')
  email?: string | null;

  @text('Phone number in international format.')
  phone?: string | null;

  @text('Full name; requires `birthDate`.')
  name?: string | null;

  @text('Birth date of the named guest, `YYYY-MM-DD`.')
  birthDate?: string | null;

  @text('Identity document number.')
  documentNumber?: string | null;

  @text('Why the guest is blocked. Shown wherever the match is shown.')
  reason?: string | null;
}
