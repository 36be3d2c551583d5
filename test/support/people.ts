import { Browser } from './browser.js';
import type { RunningTest } from './running.js';

export const PASSWORD = 'correct horse battery';

export interface Person {
  id: string;
  email: string;
}

/** Users who can sign in to a service that trusts one proxy: each browser has its own source address. */
export class People {
  private made = 0;
  /** The tokens of all sessions started here. */
  readonly tokens: string[] = [];

  constructor(private readonly service: RunningTest) {}

  /** An account with a password, below the account of the key. */
  async person(headers?: Record<string, string>): Promise<Person> {
    const email = `guest${(this.made += 1)}@example.com`;
    const account = { email, password: PASSWORD, name: email };
    const { body } = await this.service.rest('POST', '/accounts/register', account, headers);
    return { id: body.id, email };
  }

  async signedIn({ email }: Person, password = PASSWORD): Promise<Browser> {
    const address = `203.0.113.${(this.made += 1) % 256}`;
    const browser = new Browser(this.service.url, { 'x-forwarded-for': address });
    const { status } = await browser.signIn(email, password);
    if (status !== 303) throw new Error(`Nobody was signed in: ${status}`);
    this.tokens.push(browser.session!);
    return browser;
  }

  async keyOf({ id }: Person): Promise<{ 'x-api-key': string }> {
    const { body } = await this.service.rest('POST', '/accounts/keys', { description: 'own', user_id: id });
    return { 'x-api-key': body.value as string };
  }
}

/** A header that our own pages send with a session. */
export const OWN = { 'apollo-require-preflight': '1' };

export const ME = '{ me { id } }';

/** Whether the graph accepts these cookies. */
export async function isLetIn(url: string, cookie: string): Promise<boolean> {
  return (await new Browser(url).graph(ME, { ...OWN, cookie })).status === 200;
}
