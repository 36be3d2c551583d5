import { dataOf } from './answer.mjs';
import { AGREEMENT, LISTINGS, RULES, TEAM, TEMPLATES, staysOf } from './data.mjs';
import { goThroughPortal } from './guest.mjs';
import { signIn } from './sign-in.mjs';

const AT_ONCE = 4;

const TRIES = 6;
const PAUSE_MS = 2_000;
/** A busy machine: the request is repeated. */
const LATER = [429, 503];

/** Sends requests with a key; throws with the answer of one that fails. */
export function callerOf(url, key) {
  const send = async (method, path, body, left = TRIES) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (LATER.includes(answer.status) && left > 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return send(method, path, body, left - 1);
    }
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text && JSON.parse(text);
  };
  const graph = async (query, variables = {}) => dataOf(await send('POST', '/graphql', { query, variables }));
  return { url, rest: (method, path, body) => send(method, `/v1${path}`, body), graph };
}

/** A test account below the owner of `key`, with a user who signs in. Returns a caller with its key. */
export async function createAccount(url, key, { email, password }) {
  const above = callerOf(url, key);
  const account = { name: 'Demo Stays', mode: 'test', email, password };
  const { id } = await above.rest('POST', '/accounts/register', account);
  const made = await above.rest('POST', '/accounts/keys', { user_id: id, description: 'Demo' });
  return callerOf(url, made.value);
}

const WITH_ERRORS = 'userErrors { code message }';

/** Settings of the account: brand, screens of the portal, texts, rules and team. Returns who may decide. */
async function setUp({ url, rest, graph }, password) {
  await graph(`mutation { setBranding(input: { name: "Demo Stays", color: "#1d5f55", email: "stay@example.com" }) {
    branding { name } ${WITH_ERRORS} } }`);
  const asked = ['AboutYou', 'HouseRules', 'IDVerification', 'UsageAgreement'];
  const checked = ['FraudDetectionAddon', 'SanctionsSearchAddon', 'AdverseMediaSearchAddon', 'SocialVerificationAddon'];
  const screens = Object.fromEntries([...asked, ...checked].map((screen) => [screen, 'required']));
  const config_data = [{ guest_portal_screens: screens }];
  await rest('PUT', '/accounts/me/settings/guest-portal-screens/guest_portal_screens', { config_data });
  await rest('PUT', '/accounts/me/settings/usage-agreement', { user: { content: AGREEMENT, format: 'text' } });
  for (const input of RULES) {
    const saved = await graph(
      `mutation ($input: BusinessRuleInput!) { saveBusinessRule(input: $input) { businessRule { id } ${WITH_ERRORS} } }`,
      { input },
    );
    const { id } = saved.saveBusinessRule.businessRule;
    for (const state of ['SHADOW', 'LIVE'])
      await graph(
        `mutation ($id: ID!, $state: RuleState!) {
          setBusinessRuleState(input: { id: $id, state: $state }) { businessRule { id } ${WITH_ERRORS} } }`,
        { id, state },
      );
  }
  const people = [];
  for (const input of TEAM) {
    const data = await graph(
      `mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { id role } } ${WITH_ERRORS} } }`,
      { input: { ...input, password } },
    );
    const { id, role } = data.invitePerson.invitedPerson.person;
    if (role !== 'VIEWER') people.push({ id, graph: await signIn(url, input.email, password) });
  }
  return people;
}

/** Set up last: no message is queued for the invented stays. */
async function addTemplates({ graph }) {
  for (const template of TEMPLATES)
    await graph(
      `mutation ($template: MessageTemplateInput!) { saveMessageTemplate(input: $template) { messageTemplate { tag } ${WITH_ERRORS} } }`,
      { template },
    );
}

/** Saves one stay with what happened to it. */
async function addStay({ url, rest, graph }, stay, listingId, n) {
  const { isFinished, isBlocked, payment, note, portalSteps, reservation } = stay;
  if (isBlocked)
    await rest('POST', '/blacklist', { email: reservation.guest.email, reason: 'Left without paying for damage.' });
  const query = `?sync=1${isFinished ? '&skip_gp=1' : ''}`;
  const { id, guest_portal_url: link } = await rest('POST', `/reservations${query}`, {
    ...reservation,
    listing_id: listingId,
  });
  if (portalSteps > 0) await goThroughPortal(url, link, reservation.guest, portalSteps);
  if (payment)
    await rest('POST', '/payments/events', {
      reservation_id: id,
      event_source: 'other',
      event_id: `evt_${n}`,
      event_type: 'charge',
      amount: reservation.total_price,
      event_status: payment,
      currency: reservation.currency.toLowerCase(),
    });
  if (note)
    await graph(
      `mutation ($id: ID!, $text: String!) { addNote(input: { reservationId: $id, text: $text }) { note { id } ${WITH_ERRORS} } }`,
      { id, text: note },
    );
  return { id, stay };
}

/**
 * Reviews stays as a team would: decides past ones that needed a review and a third of the others, and assigns half of
 * the rest. Matches on the test list stay open, so that users of the demo can decide them.
 */
async function review({ graph }, saved, team) {
  const { reservationConnection } =
    await graph(`{ reservationConnection(first: 100, filter: { compositeStatus: review }) {
    edges { node { id } } } }`);
  const waiting = new Set(reservationConnection.edges.map(({ node }) => node.id));
  let upcoming = 0;
  for (const { id, stay } of saved.filter((one) => waiting.has(one.id) && !one.stay.isListed)) {
    if (!stay.isPast) upcoming += 1;
    const { id: assignee, graph: asPerson } = team[upcoming % team.length];
    if (stay.isPast || upcoming % 3 === 0)
      await asPerson(
        `mutation ($id: ID!, $decision: SupervisedDecision!) {
          decideReservation(input: { id: $id, decision: $decision }) { reservation { id } ${WITH_ERRORS} } }`,
        { id, decision: stay.isBlocked ? 'decline' : 'approve' },
      );
    else if (upcoming % 3 === 1)
      await asPerson(
        `mutation ($ids: [ID!]!, $to: ID, $due: DateTime, $tags: [String!]) {
          updateReviews(input: { reservationIds: $ids, assigneeId: $to, dueAt: $due, addTags: $tags }) { reservations { id } ${WITH_ERRORS} } }`,
        {
          ids: [id],
          to: assignee,
          due: `${stay.reservation.check_in_date}T17:00:00Z`,
          tags: upcoming % 6 === 1 ? ['call back'] : [],
        },
      );
  }
}

/**
 * Fills an account with listings, settings and `count` stays around `today`, through the public API. The members of the
 * team sign in with `password`. Returns the saved stays with their IDs.
 */
export async function fill(caller, { count, today, password, onStay = () => undefined }) {
  const team = await setUp(caller, password);
  const ids = [];
  for (const { body, picture } of LISTINGS) {
    const pictures = { large_url: `${caller.url}/pictures/home-${picture}.svg` };
    ids.push((await caller.rest('POST', '/listings', { ...body, pictures })).id);
  }
  const stays = staysOf(count, today).entries();
  const saved = [];
  const work = async () => {
    for (const [n, stay] of stays) {
      saved.push(await addStay(caller, stay, ids[stay.listing], n));
      onStay(saved.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await review(caller, saved, team);
  await addTemplates(caller);
  return saved;
}
