import { OWN_ACCOUNT, ownAlone, profile } from './profiles.js';
import { graph } from './row.js';

/** Keys have no mailbox: users set their own. */
const USERS_ONLY = profile({
  owner: 'FORBIDDEN',
  parent: 'FORBIDDEN',
  sibling: 'FORBIDDEN',
  stranger: 'FORBIDDEN',
  sdk: 'forbidden',
});
const NO_MAILBOX = profile({ owner: 'null', parent: 'null', sibling: 'null', stranger: 'null', sdk: 'forbidden' });

/** A chat belongs to one account: a parent has its own. */
const ownChat = ownAlone('null');
const ERRORS = 'userErrors { code message field rule }';

export const notificationRows = [
  graph('Query.mailNotifications', NO_MAILBOX, () => '{ mailNotifications { topics } }'),
  graph(
    'Mutation.setMailNotifications',
    USERS_ONLY,
    () => `mutation { setMailNotifications(input: { topics: [PROBLEMS] }) { mailNotifications { topics } ${ERRORS} } }`,
  ),
  graph('Query.chatNotifications', ownChat, async ({ freshChat }) => {
    await freshChat();
    return '{ chatNotifications { host topics } }';
  }),
  graph('Mutation.setChatNotifications', ownAlone('WEBHOOK_NOT_FOUND'), async ({ freshChat }) => {
    await freshChat();
    return `mutation { setChatNotifications(input: { topics: [PROBLEMS] }) { chatNotifications { host } ${ERRORS} } }`;
  }),
  graph('Mutation.removeChatNotifications', OWN_ACCOUNT, async ({ freshChat }) => {
    await freshChat();
    return `mutation { removeChatNotifications { isRemoved ${ERRORS} } }`;
  }),
];
