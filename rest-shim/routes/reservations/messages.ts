import { z } from 'zod';
import { MESSAGE, type MessageRow, messageRecord } from '#records/message.js';
import { camelKeys } from '../../camel-keys.js';
import { messages } from '../../messages.js';
import { route } from '../../route.js';
import { named } from './named.js';

const text = z.string().nullish();
const number = z.number().nullish();
const flag = z.boolean().nullish();

const TemplateBody = z.object({
  tag: z.string(),
  via: z.string(),
  trigger: z.string(),
  subject: text,
  text,
  html: text,
  delay_minutes: number,
  hours_before_check_in: number,
  repeat_hours: number,
  gated: flag,
  enabled: flag,
});

const MessageBody = z.object({
  tag: text,
  via: text,
  sendAfter: text,
  message: z.object({ subject: text, text, html: text }).nullish(),
});

const TEMPLATE = /* GraphQL */ `
  fragment TemplateRecord on MessageTemplate {
    tag
    via
    trigger
    delay_minutes: delayMinutes
    hours_before_check_in: hoursBeforeCheckIn
    repeat_hours: repeatHours
    subject
    text
    html
    gated
    enabled
    created_at: createdAt
    updated_at: updatedAt
  }
`;

const unknown = { status: 404, code: 'reservation_not_found', text: messages.noSuchReservation };

export const messageRoutes = [
  route({
    method: 'get',
    path: '/messaging/templates',
    summary: 'List message templates',
    operation: /* GraphQL */ `
      query MessageTemplates {
        messageTemplates {
          ...TemplateRecord
        }
      }
      ${TEMPLATE}
    `,
    answer: ({ messageTemplates }) => messageTemplates,
  }),
  route({
    method: 'post',
    path: '/messaging/templates',
    summary: 'Create or replace the message template with this tag',
    body: TemplateBody,
    operation: /* GraphQL */ `
      mutation SaveMessageTemplate($input: MessageTemplateInput!) {
        saveMessageTemplate(input: $input) {
          messageTemplate {
            ...TemplateRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${TEMPLATE}
    `,
    variables: ({ body }) => ({ input: camelKeys(body) }),
    answer: ({ saveMessageTemplate }) => saveMessageTemplate,
  }),
  route({
    method: 'delete',
    path: '/messaging/templates/:tag',
    summary: 'Delete a message template',
    operation: /* GraphQL */ `
      mutation DeleteMessageTemplate($tag: String!) {
        deleteMessageTemplate(input: { tag: $tag }) {
          deletedTag
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ params }) => ({ tag: params.tag }),
    answer: ({ deleteMessageTemplate: tag }) => ({ message: messages.templateDeleted, tag }),
  }),
  route({
    method: 'get',
    path: '/reservations/:id/messaging',
    summary: 'List sent and scheduled messages to the guest',
    operation: /* GraphQL */ `
      query Messages($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          messages {
            ...MessageRecord
          }
        }
      }
      ${MESSAGE}
    `,
    variables: named,
    answer: ({ reservation }) => (reservation as { messages: MessageRow[] } | null)?.messages.map(messageRecord),
    unknown,
  }),
  route({
    method: 'post',
    path: '/reservations/:id/messaging',
    summary: 'Send the guest a message from a template or with custom text',
    body: MessageBody,
    operation: /* GraphQL */ `
      mutation SendMessage($id: ID!, $input: MessageInput!) {
        sendMessage(input: { reservationId: $id, message: $input }) {
          message {
            ...MessageRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${MESSAGE}
    `,
    // The template decides the channel.
    variables: ({ params, body }) => ({ id: params.id, input: body.tag ? { ...body, via: null } : body }),
    answer: ({ sendMessage }) => sendMessage && messageRecord(sendMessage as MessageRow),
    unknown,
  }),
];
