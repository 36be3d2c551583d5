import { FORBIDDEN_TO_ALL, OWN_ACCOUNT, ownAlone, profile } from './profiles.js';
import { graph } from './row.js';

let made = 0;
const unknown = ownAlone('PERSON_NOT_FOUND');
const unknownView = ownAlone('VIEW_NOT_FOUND');
const empty = profile({ owner: 'answer', parent: 'empty', sibling: 'empty', stranger: 'empty', sdk: 'forbidden' });
const PERSON = '{ id name email role }';
const invite = () =>
  `mutation { invitePerson(input: { name: "Canary", email: "p${(made += 1)}@example.com", role: viewer }) { person ${PERSON} } }`;

export const peopleRows = [
  graph('Query.people', empty, () => `{ people ${PERSON} }`),
  graph('Mutation.invitePerson', OWN_ACCOUNT, invite),
  graph(
    'Mutation.renewInvitation',
    unknown,
    async ({ freshPerson }) => `mutation { renewInvitation(id: "${await freshPerson()}") { person ${PERSON} } }`,
  ),
  graph(
    'Mutation.updatePerson',
    unknown,
    async ({ freshPerson }) => `mutation { updatePerson(id: "${await freshPerson()}", role: owner) ${PERSON} }`,
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
  graph('Mutation.endSession', FORBIDDEN_TO_ALL, () => 'mutation { endSession(id: "01900000-0000-7000-8000-000000000001") }'),
  graph('Mutation.endOtherSessions', FORBIDDEN_TO_ALL, () => 'mutation { endOtherSessions }'),
  graph('Query.branding', OWN_ACCOUNT, () => '{ branding { name color logo } }'),
  graph(
    'Mutation.setBranding',
    OWN_ACCOUNT,
    () => 'mutation { setBranding(input: { color: "#1d5f55" }) { name color } }',
  ),

  graph('Query.savedViews', empty, () => '{ savedViews { id name shared filter } }'),
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
