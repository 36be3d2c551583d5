import { FORBIDDEN_TO_ALL, OWN_ACCOUNT, ownAlone, ownRow, profile } from './profiles.js';
import { graph } from './row.js';

let made = 0;
const unknown = ownAlone('PERSON_NOT_FOUND');
const unknownView = ownAlone('VIEW_NOT_FOUND');
const empty = profile({ owner: 'answer', parent: 'empty', sibling: 'empty', stranger: 'empty', sdk: 'forbidden' });
/** A domain that no account has added. */
const bad = 'BAD_INPUT';
const refusedToAll = profile({ owner: bad, parent: bad, sibling: bad, stranger: bad, sdk: 'forbidden' });
const PERSON = '{ id name email role }';
const invite = () =>
  `mutation { invitePerson(input: { name: "Canary", email: "p${(made += 1)}@example.com", role: VIEWER }) { person ${PERSON} } }`;

export const peopleRows = [
  graph('Query.people', empty, () => `{ people ${PERSON} }`),
  graph('Query.personConnection', OWN_ACCOUNT, () => `{ personConnection { edges { node ${PERSON} } } }`),
  graph('Mutation.invitePerson', OWN_ACCOUNT, invite),
  graph(
    'Mutation.renewInvitation',
    unknown,
    async ({ freshPerson }) => `mutation { renewInvitation(id: "${await freshPerson()}") { person ${PERSON} } }`,
  ),
  graph(
    'Mutation.updatePerson',
    unknown,
    async ({ freshPerson }) => `mutation { updatePerson(id: "${await freshPerson()}", role: OWNER) ${PERSON} }`,
  ),
  graph(
    'Mutation.removePerson',
    unknown,
    async ({ freshPerson }) => `mutation { removePerson(id: "${await freshPerson()}") }`,
  ),
  graph(
    'Query.signedIn',
    profile({ owner: 'null', parent: 'null', sibling: 'null', stranger: 'null', sdk: 'forbidden' }),
    () => '{ signedIn { role } }',
  ),
  // A key has no sessions.
  graph('Query.mySessions', FORBIDDEN_TO_ALL, () => '{ mySessions { id browser } }'),
  graph('Mutation.endSession', FORBIDDEN_TO_ALL, ({ account }) => `mutation { endSession(id: "${account}") }`),
  graph('Mutation.endOtherSessions', FORBIDDEN_TO_ALL, () => 'mutation { endOtherSessions }'),
  graph('Query.branding', OWN_ACCOUNT, () => '{ branding { name color logo } }'),
  graph(
    'Mutation.setBranding',
    OWN_ACCOUNT,
    () => 'mutation { setBranding(input: { color: "#1d5f55" }) { name color } }',
  ),

  graph('Query.requiresSecondFactor', ownRow('ACCOUNT_NOT_FOUND'), ({ account }) => {
    return `{ requiresSecondFactor(accountId: "${account}") }`;
  }),
  graph('Mutation.requireSecondFactor', ownRow('ACCOUNT_NOT_FOUND'), ({ account }) => {
    return `mutation { requireSecondFactor(accountId: "${account}", isRequired: false) }`;
  }),
  graph('Mutation.resetSecondFactor', ownRow('ACCOUNT_NOT_FOUND'), async ({ freshAccount }) => {
    return `mutation { resetSecondFactor(accountId: "${await freshAccount()}") }`;
  }),
  graph('Query.singleSignOn', OWN_ACCOUNT, () => '{ singleSignOn { issuer clientId domains { domain } } }'),
  graph('Mutation.setSingleSignOn', OWN_ACCOUNT, () => {
    const input = `{ issuer: "https://192.0.9.1", clientId: "canary", clientSecret: "canary", roleMap: [] }`;
    return `mutation { setSingleSignOn(input: ${input}) { issuer clientId } }`;
  }),
  graph('Mutation.removeSingleSignOn', OWN_ACCOUNT, () => 'mutation { removeSingleSignOn { issuer } }'),
  graph('Mutation.addSignInDomain', OWN_ACCOUNT, () => {
    return `mutation { addSignInDomain(domain: "canary${(made += 1)}.com") { domain recordName } }`;
  }),
  graph('Mutation.verifySignInDomain', refusedToAll, () => {
    return 'mutation { verifySignInDomain(domain: "canary-not-added.com") { domain } }';
  }),
  graph('Mutation.removeSignInDomain', OWN_ACCOUNT, () => 'mutation { removeSignInDomain(domain: "canary.com") }'),

  graph(
    'Query.savedViewConnection',
    OWN_ACCOUNT,
    () => '{ savedViewConnection { edges { node { id name filter { search } } } } }',
  ),
  graph('Query.savedViews', empty, () => '{ savedViews { id name shared filter { search } } }'),
  graph(
    'Mutation.saveView',
    OWN_ACCOUNT,
    () => `mutation { saveView(name: "View ${(made += 1)}", filter: { search: "Lee" }) { id name } }`,
  ),
  graph(
    'Mutation.deleteView',
    unknownView,
    async ({ freshView }) => `mutation { deleteView(id: "${await freshView()}") }`,
  ),
];
