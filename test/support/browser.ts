import { type GraphAnswer, settled } from './running.js';

export interface Shown {
  status: number;
  headers: Headers;
  text: string;
  /** The target of a redirect; null without one. */
  location: string | null;
  /** The `Set-Cookie` lines. */
  setCookies: string[];
}

/** Behaves like a browser: stores cookies and sends them back, and submits the forms of pages. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    /** Sent with every request. */
    private readonly headers: Record<string, string> = {},
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The session token; its cookie has another name over https. */
  get session(): string | undefined {
    return this.cookies.get('session') ?? this.cookies.get('__Host-session');
  }

  open(path: string, headers: Record<string, string> = {}): Promise<Shown> {
    return this.fetch(path, { headers });
  }

  /** Submits a form, with the CSRF token of its page unless one is given. */
  async send(
    path: string,
    filled: Record<string, string>,
    { page = path, headers = {} }: { page?: string; headers?: Record<string, string> } = {},
  ): Promise<Shown> {
    const form = filled.form ?? markIn((await this.open(page)).text);
    return this.fetch(path, { method: 'POST', headers, body: new URLSearchParams({ ...filled, form }) });
  }

  signIn(email: string, password: string, headers: Record<string, string> = {}): Promise<Shown> {
    return this.send('/sign-in', { email, password }, { headers });
  }

  /** Queries the graph as our own pages do. */
  async graph(query: string, headers: Record<string, string> = { 'apollo-require-preflight': '1' }) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const { status, text } = await this.fetch('/graphql', { ...init, body: JSON.stringify({ query }) });
    return { status, body: settled(JSON.parse(text) as GraphAnswer) as GraphBody };
  }

  async fetch(path: string, init: RequestInit = {}, url = this.url): Promise<Shown> {
    const headers = { cookie: this.cookie, ...this.headers, ...(init.headers as Record<string, string>) };
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers });
    const setCookies = answer.headers.getSetCookie();
    for (const line of setCookies) this.keep(line);
    const { status, headers: told } = answer;
    return { status, headers: told, text: await answer.text(), location: told.get('location'), setCookies };
  }

  private keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (/Expires=Thu, 01 Jan 1970/.test(line)) this.cookies.delete(name!);
    else this.cookies.set(name!, value!);
  }
}

export interface GraphBody {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  data?: any;
  code?: string;
  errors?: { message: string; extensions: { code: string } }[];
}

/** The CSRF token of a page's form; empty if there is none. */
export function markIn(text: string): string {
  return /name="form" value="([\w-]+)"/.exec(text)?.[1] ?? '';
}
