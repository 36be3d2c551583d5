import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { PortalScreenSetting, PortalScreenSettingInput } from './portal-screen.type.js';

const KEY =
  '`guest_portal_screens`, `guest_portal_screens_by_listing`, `guest_portal_screens_by_source` or ' +
  '`guest_portal_screens_for_repeat_guests`.';
const LISTING = { nullable: true, description: 'Identifier of the listing that it holds for.' };
const SOURCE = { nullable: true, description: 'Name of the booking channel that it holds for.' };
const MORE = { nullable: true, description: 'Members of no meaning here, kept and given back.' };

@ObjectType({ description: 'Settings of screens that go together.' })
export class ScreenRule {
  @Field(() => String, LISTING)
  listingId!: string | null;

  @Field(() => String, SOURCE)
  source!: string | null;

  @Field(() => [PortalScreenSetting], { description: 'The screens that it says something about.' })
  screens!: PortalScreenSetting[];

  @Field(() => GraphQLJSONObject, MORE)
  more!: Record<string, unknown> | null;
}

@ObjectType({ description: "One level of an account's settings of the portal's screens." })
export class ScreenRules {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => String, { description: KEY })
  configKey!: string;

  @Field(() => [ScreenRule], { description: 'What the level says, in the order in which it was given.' })
  configData!: ScreenRule[];
}

@InputType({ description: 'Settings of screens that go together.' })
export class ScreenRuleInput {
  @Field(() => String, LISTING)
  listingId?: string | null;

  @Field(() => String, SOURCE)
  source?: string | null;

  @Field(() => [PortalScreenSettingInput], { description: 'The screens that it says something about.' })
  screens!: PortalScreenSettingInput[];

  @Field(() => GraphQLJSONObject, MORE)
  more?: Record<string, unknown> | null;
}

@InputType({ description: "One level of an account's settings, to be put in place of what is there." })
export class ScreenRulesInput {
  @Field(() => ID, { nullable: true, description: "The account, or one below it; the key's own when absent." })
  accountId?: string | null;

  @Field(() => String, { description: KEY })
  configKey!: string;

  @Field(() => [ScreenRuleInput], { description: 'What the level says, at most 1,000; none clears it.' })
  configData!: ScreenRuleInput[];
}
