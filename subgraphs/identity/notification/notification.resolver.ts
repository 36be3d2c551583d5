import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { findChat, removeChat, setChat } from './chat-settings.js';
import { findMail, setMail } from './mail-settings.js';
import type { NotificationLanguage } from './news-words.js';
import {
  ChatNotifications,
  MailNotifications,
  NotificationLanguageEnum,
  type NotificationTopic,
  NotificationTopicEnum,
} from './notification.type.js';

const LANGUAGE = {
  nullable: true,
  description: 'Language of the notifications. Unchanged if omitted; English at first.',
};
const TOPICS = { description: 'Subjects to be notified about; an empty list switches notifications off.' };

@Resolver()
export class NotificationResolver {
  @RequiresRole('viewer')
  @Query(() => MailNotifications, {
    nullable: true,
    description: 'Get the email notifications of the signed-in user; null for API keys.',
  })
  mailNotifications(@Ctx() context: IdentityContext) {
    return findMail(context);
  }

  @RequiresRole('viewer')
  @ResultName('mailNotifications')
  @Mutation(() => MailNotifications, { description: 'Set the email notifications of the signed-in user.' })
  setMailNotifications(
    @Arg('topics', () => [NotificationTopicEnum], TOPICS) topics: NotificationTopic[],
    @Arg('language', () => NotificationLanguageEnum, LANGUAGE) language: NotificationLanguage | null | undefined,
    @Ctx() context: IdentityContext,
  ) {
    return setMail(context, { topics, language: language ?? null });
  }

  @RequiresRole('owner')
  @Query(() => ChatNotifications, {
    nullable: true,
    description: 'Get the team chat notifications of your account; null if not set up.',
  })
  chatNotifications(@Ctx() context: IdentityContext) {
    return findChat(context);
  }

  @RequiresRole('owner')
  @ResultName('chatNotifications')
  @Mutation(() => ChatNotifications, {
    description: 'Set the team chat notifications of your account. A new URL gets a test message first.',
  })
  setChatNotifications(
    @Arg('topics', () => [NotificationTopicEnum], TOPICS) topics: NotificationTopic[],
    @Arg('url', () => String, {
      nullable: true,
      description:
        'URL of an incoming webhook that accepts JSON with a `text`, such as that of Slack. Unchanged if omitted.',
    })
    url: string | null | undefined,
    @Arg('language', () => NotificationLanguageEnum, LANGUAGE) language: NotificationLanguage | null | undefined,
    @Ctx() context: IdentityContext,
  ) {
    return setChat(context, { topics, language: language ?? null }, url ?? null);
  }

  @RequiresRole('owner')
  @ResultName('isRemoved')
  @Mutation(() => Boolean, { description: 'Remove the team chat. Returns false if there was none.' })
  removeChatNotifications(@Ctx() context: IdentityContext) {
    return removeChat(context);
  }
}
