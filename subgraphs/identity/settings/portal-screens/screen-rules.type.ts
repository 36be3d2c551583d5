import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { PortalScreenSetting, PortalScreenSettingInput } from './portal-screen.type.js';
import { ScreenLevelEnum } from './screen-level.js';

const LISTING = { nullable: true, description: 'ID of the listing this rule applies to.' };
const SOURCE = { nullable: true, description: 'Name of the booking channel this rule applies to.' };
const METADATA = {
  nullable: true,
  description:
    'Your own fields, stored and returned unchanged. `guest_portal_screens_order` lists screens in the order in which guests complete them; other fields are ignored.',
};

@ObjectType({ description: 'A group of portal screen settings.' })
export class ScreenRule {
  @Field(() => String, LISTING)
  listingId!: string | null;

  @Field(() => String, SOURCE)
  source!: string | null;

  @Field(() => [PortalScreenSetting], { description: 'Screens and their settings.' })
  screens!: PortalScreenSetting[];

  @Field(() => GraphQLJSONObject, METADATA)
  metadata!: Record<string, unknown> | null;
}

@ObjectType({ description: 'Portal screen settings of an account at one level.' })
export class ScreenRules {
  @Field(() => ID, { description: 'Account ID.' })
  accountId!: string;

  @Field(() => ScreenLevelEnum, { description: 'Level.' })
  configKey!: string;

  @Field(() => [ScreenRule], { description: 'Rules at this level, in the order in which they were saved.' })
  configData!: ScreenRule[];
}

@InputType({ description: 'A group of portal screen settings.' })
export class ScreenRuleInput {
  @Field(() => String, LISTING)
  listingId?: string | null;

  @Field(() => String, SOURCE)
  source?: string | null;

  @Field(() => [PortalScreenSettingInput], { description: 'Screens and their settings.' })
  screens!: PortalScreenSettingInput[];

  @Field(() => GraphQLJSONObject, METADATA)
  metadata?: Record<string, unknown> | null;
}

@InputType({ description: 'Portal screen settings for one level; replaces the existing settings.' })
export class ScreenRulesInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Account ID: your account or one below it. Defaults to your own account.',
  })
  accountId?: string | null;

  @Field(() => ScreenLevelEnum, { description: 'Level.' })
  configKey!: string;

  @Field(() => [ScreenRuleInput], { description: 'Rules at this level, up to 1,000. An empty list clears the level.' })
  configData!: ScreenRuleInput[];
}
