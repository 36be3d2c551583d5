import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ApiKey } from './api-key.entity.js';

/** A key as it may be shown: neither its secret nor the hash of it. */
@ObjectType('ApiKey', { description: 'A key of an account. The secret itself is shown once, when it is issued.' })
export class ApiKeyType {
  @Field(() => ID, { description: 'Identifier of the key.' })
  id!: string;

  @Field(() => ID, { description: 'The account it belongs to.' })
  accountId!: string;

  @Field(() => String, {
    description: 'The description, or a name made of the kind and the ending where there is none.',
  })
  name!: string;

  @Field(() => String, { description: 'What the key is for; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Prefix and last four characters, such as `sk_live_…a1b2`.' })
  maskedValue!: string;

  @Field(() => Boolean, { description: "Whether it serves the portal's client-side operations only." })
  sdk!: boolean;

  @Field(() => Boolean, { description: 'Whether it works.' })
  enabled!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last renamed, switched or rotated.' })
  updatedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Last use, up to half a minute late.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'A key with its secret, which is shown this once.' })
export class IssuedApiKey {
  @Field(() => ApiKeyType, { description: 'The key.' })
  key!: ApiKeyType;

  @RequiresRole('owner')
  @Field(() => String, { description: 'The whole secret, for the header `x-api-key`.' })
  secret!: string;
}

@ObjectType({ description: 'A page of API keys.' })
export class ApiKeyPage {
  @Field(() => Int, { description: 'How many there are in all.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force.' })
  size!: number;

  @Field(() => [ApiKeyType], { description: 'The keys.' })
  items!: ApiKeyType[];
}

export const ApiKeyConnection = connectionOf('ApiKey', () => ApiKeyType);

/** What of a key row may be shown. */
export function shownKey({ id, accountId, description, sdk, mode, enabled, ending, ...row }: ApiKey): ApiKeyType {
  const { createdAt, updatedAt, lastUsedAt } = row;
  return {
    id,
    accountId,
    description,
    sdk,
    enabled,
    createdAt,
    updatedAt,
    lastUsedAt,
    name: description.trim() || `${sdk ? 'SDK' : 'API'} key …${ending}`,
    maskedValue: `${keyPrefix({ sdk, mode })}…${ending}`,
  };
}

/** What a secret of the kind begins with. */
export function keyPrefix({ sdk = false, mode = 'live' }: { sdk?: boolean; mode?: string }): string {
  return `${sdk ? 'pk' : 'sk'}_${mode}_`;
}
