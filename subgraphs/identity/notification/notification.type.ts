import { Field, ObjectType } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import type { NotificationLanguage } from './news-words.js';

export type NotificationTopic = 'needs_review' | 'problems';

export const NotificationTopicEnum = capitalEnumOf<NotificationTopic>(
  'NotificationTopic',
  'Subject of notifications.',
  {
    needs_review: 'Reservations that need a manual review.',
    problems: 'Failing webhooks, failed background jobs and outdated data sources.',
  },
);

export const NotificationLanguageEnum = capitalEnumOf<NotificationLanguage>(
  'NotificationLanguage',
  'Language of notifications.',
  { en: 'English.', de: 'German.', fr: 'French.', es: 'Spanish.', it: 'Italian.' },
);

export type MailObstacle = 'no_mail_server' | 'address_not_confirmed';

const MailObstacleEnum = capitalEnumOf<MailObstacle>('MailObstacle', 'Reason why no email notifications are sent.', {
  no_mail_server: 'The service has no mail server.',
  address_not_confirmed: 'The email address of the user is not confirmed.',
});

const TOPICS = { description: 'Subjects that notifications are sent about; empty if none.' };

@ObjectType({ description: 'Email notifications of the signed-in user.' })
export class MailNotifications {
  @Field(() => [NotificationTopicEnum], TOPICS)
  topics!: NotificationTopic[];

  @Field(() => MailObstacleEnum, { nullable: true, description: 'Why no emails are sent; null if they are.' })
  obstacle!: MailObstacle | null;
}

@ObjectType({ description: 'Team chat notifications of an account.' })
export class ChatNotifications {
  @Field(() => String, { description: 'Host of the webhook URL. The whole URL is never returned.' })
  host!: string;

  @Field(() => [NotificationTopicEnum], TOPICS)
  topics!: NotificationTopic[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the first failed post since the last success; null if posts succeed.',
  })
  failingSince!: Date | null;
}
