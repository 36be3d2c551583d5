import type { Fixture } from './fixture.js';
import { OWN_ACCOUNT, ownAlone, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('404 reservation_not_found');
const words = { via: 'email', message: { subject: 'Hello', text: 'Come in' } };
const template = { tag: 'own', via: 'email', trigger: 'manual', subject: 'Hello', text: 'Come in' };
const TEMPLATE = '{ tag subject text }';
const MESSAGE = '{ id status email message { subject text } }';

const named = ({ reservation }: Fixture) => ({ params: { id: reservation } });

export const messageRows = [
  rest('GET /reservations/:id/messaging', unknown, named),
  rest('POST /reservations/:id/messaging', unknown, (own) => ({ ...named(own), body: words })),

  // Read before any is created below, which is why the other accounts have none.
  graph(
    'Query.messageTemplateConnection',
    OWN_ACCOUNT,
    () => `{ messageTemplateConnection { edges { node ${TEMPLATE} } } }`,
  ),
  graph('Query.messageTemplates', ownAlone('empty'), () => `{ messageTemplates ${TEMPLATE} }`),
  rest('GET /messaging/templates', OWN_ACCOUNT),
  rest('POST /messaging/templates', OWN_ACCOUNT, () => ({ body: template })),
  rest('DELETE /messaging/templates/:tag', ownAlone('404 message_template_not_found'), async ({ freshTemplate }) => ({
    params: { tag: await freshTemplate() },
  })),
  graph(
    'Mutation.saveMessageTemplate',
    OWN_ACCOUNT,
    () => `mutation { saveMessageTemplate(input: {
      tag: "own", via: email, trigger: manual, subject: "Hi", text: "Come"
    }) { messageTemplate ${TEMPLATE} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.deleteMessageTemplate',
    ownAlone('MESSAGE_TEMPLATE_NOT_FOUND'),
    async ({ freshTemplate }) =>
      `mutation { deleteMessageTemplate(input: { tag: "${await freshTemplate()}" }) { deletedTag userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.sendMessage',
    ownRow('RESERVATION_NOT_FOUND'),
    ({ reservation }) => `mutation { sendMessage(input: { reservationId: "${reservation}", message: {
      via: email, message: { subject: "Hello", text: "Come in" }
    } }) { message ${MESSAGE} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.cancelMessage',
    ownRow('MESSAGE_NOT_FOUND'),
    async ({ freshMessage }) =>
      `mutation { cancelMessage(input: { id: "${await freshMessage()}" }) { message ${MESSAGE} userErrors { code message field rule } } }`,
  ),
];
