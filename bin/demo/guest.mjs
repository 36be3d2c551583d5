import { dataOf } from './answer.mjs';

/** Opens the portal as its page does. Functions throw with an answer that is not a success. */
async function openPortal(url, link) {
  const { credential } = await (await fetch(`${link}/session`, { method: 'POST' })).json();
  const graph = async (query, variables) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-credential': credential },
      body: JSON.stringify({ query, variables }),
    });
    return dataOf(await answer.json());
  };
  const change = (field) => (screen, answers) =>
    graph(
      `mutation ($screen: PortalScreen!, $answers: PortalAnswersInput) {
        ${field}(input: { screen: $screen, answers: $answers }) { userErrors { code message field } } }`,
      { screen, answers },
    );
  return { graph, save: change('savePortalScreen'), submit: change('submitPortalScreen') };
}

const RULES = `{ portal { tasks { screen content { ... on HouseRulesContent { rules { id } } } } } }`;

/**
 * Goes through the first screens of a portal. `steps`: 1, "About you" is a draft; 2, it is submitted; 3, the house rules
 * are accepted, too.
 */
export async function goThroughPortal(url, link, { first_name, last_name, email, phone }, steps) {
  const { graph, save, submit } = await openPortal(url, link);
  const aboutYou = { firstName: first_name, lastName: last_name, email, phone };
  if (steps === 1) await save('AboutYou', { aboutYou });
  if (steps > 1)
    await submit('AboutYou', {
      aboutYou: { ...aboutYou, birthDate: '1990-04-12', address: '8 Long Lane', country: 'GB' },
    });
  if (steps < 3) return;
  const { portal } = await graph(RULES);
  const { rules } = portal.tasks.find(({ screen }) => screen === 'HouseRules').content;
  await submit('HouseRules', { houseRules: { acceptedRules: rules.map(({ id }) => id) } });
}
