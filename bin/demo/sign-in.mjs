import { dataOf } from './answer.mjs';

/** The cookies that an answer sets, as a request sends them back. */
const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Signs a member of the team in, as the page does. Returns a function that sends GraphQL as this person. */
export async function signIn(url, email, password) {
  const page = await fetch(`${url}/sign-in`);
  const [, form] = /name="form" value="([\w-]+)"/.exec(await page.text());
  const signedIn = await fetch(`${url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(page) },
    body: new URLSearchParams({ form, email, password }),
  });
  if (signedIn.status !== 303) throw new Error(`${email} could not sign in: ${signedIn.status}`);
  const cookie = cookiesOf(signedIn);
  return async (query, variables) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'apollo-require-preflight': '1' },
      body: JSON.stringify({ query, variables }),
    });
    return dataOf(await answer.json());
  };
}
