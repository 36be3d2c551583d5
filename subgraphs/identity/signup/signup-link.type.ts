import { Directive, Field, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@InputType({ description: 'A signup link for a new account below yours.' })
export class SignupLinkInput {
  @Field(() => String, { description: 'Property management system that the new account uses.' })
  pms!: string;

  @Field(() => String, {
    nullable: true,
    description: "URL to redirect to after signup. Its origin must be on the operator's allowlist.",
  })
  redirect?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to skip the password step.' })
  hidePassword?: boolean | null;
}

@ObjectType('SignupLink', { description: 'A single-use signup link for a new account.' })
export class SignupLinkType {
  @RequiresRole('owner')
  @Field(() => String, { description: 'Signup URL. Shown only once.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry time, 7 days after creation.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A signup link as shown to the invitee. Internal: gateway only.' })
@Directive('@inaccessible')
export class Invitation {
  @Field(() => String, {
    description:
      'State of the link: `open`, `used`, `expired`, or `closed` when the inviting account is suspended or ' +
      'inactive.',
  })
  state!: 'open' | 'used' | 'expired' | 'closed';

  @Field(() => String, { nullable: true, description: 'Inviting company, or the account name if no company is set.' })
  inviter!: string | null;

  @Field(() => Boolean, { description: 'Whether to skip the password step.' })
  hidePassword!: boolean;
}

@ObjectType({ description: 'An account created through a signup link. Internal: gateway only.' })
@Directive('@inaccessible')
export class SignedUp {
  @Field(() => String, { description: 'First API key of the account. Shown only once.' })
  apiKey!: string;

  @Field(() => String, { nullable: true, description: 'URL to redirect to after signup.' })
  redirect!: string | null;
}
