import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ApiKey } from './api-key.entity.js';

/** An API key without its secret and hash. */
@ObjectType('ApiKey', {
  description: 'An API key of an account. The secret is shown once, when the key is created.',
  implements: Node,
})
export class ApiKeyType {
  @Field(() => ID, { description: 'Key ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account that owns the key.' })
  accountId!: string;

  @Field(() => String, {
    description: 'Display name: the description or, if empty, the kind of key and its last characters.',
  })
  name!: string;

  @Field(() => String, { description: 'Purpose of the key; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Prefix and last four characters, such as `sk_live_…a1b2`.' })
  maskedValue!: string;

  @Field(() => Boolean, { description: 'Whether this is an SDK key, for client-side portal operations only.' })
  sdk!: boolean;

  @Field(() => Boolean, { description: 'Whether the key is enabled.' })
  enabled!: boolean;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time the key was last renamed, enabled, disabled or rotated.' })
  updatedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of last use; can lag by up to 30 seconds.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'An API key and its secret, which is shown only once.' })
export class IssuedApiKey {
  @Field(() => ApiKeyType, { description: 'The API key.' })
  key!: ApiKeyType;

  @RequiresRole('owner')
  @Field(() => String, { description: 'Full secret, to send in the `x-api-key` header.' })
  secret!: string;
}

@ObjectType({ description: 'A page of API keys by offset. New clients should use `apiKeyConnection`.' })
export class ApiKeyPage {
  @Field(() => Int, { description: 'Total number of items.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [ApiKeyType], { description: 'API keys on this page.' })
  items!: ApiKeyType[];
}

export const ApiKeyConnection = connectionOf('ApiKey', () => ApiKeyType);

/** Returns the public fields of a key row. */
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

/** Prefix of a key's secret. */
export function keyPrefix({ sdk = false, mode = 'live' }: { sdk?: boolean; mode?: string }): string {
  return `${sdk ? 'pk' : 'sk'}_${mode}_`;
}
