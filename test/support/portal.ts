import type { ScreenName } from '#portal-screens';
import { ANSWER_PARTS } from '#web/graph/answer-parts.js';
import { answersInput } from '#web/portal/graph/answers-input.js';
import { FRAGMENTS } from '#web/portal/graph/documents.js';
import { plainPortal } from '#web/portal/graph/plain-portal.js';
import { type GraphAnswer, type RunningTest, settled } from './running.js';

const PARTS = `...PortalParts tasks { viewedAt submittedAt acceptedAt }`;

export const PORTAL = `query { portal { ${PARTS} } } ${FRAGMENTS} ${ANSWER_PARTS}`;

/** The guest's answers about themselves; a fictitious person. */
export const ABOUT_YOU = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann.lee@example.com',
  phone: '+1 303 555 0123',
  birthDate: '1990-04-05',
  address: '1 Main St, Denver',
  country: 'us',
};

/** A guest in the portal: exchanges the link and queries the graph as its page does. */
export class PortalGuest {
  private constructor(
    private readonly service: Pick<RunningTest, 'url'>,
    readonly credential: string,
  ) {}

  static async open(service: Pick<RunningTest, 'url'>, url: string): Promise<PortalGuest> {
    const answer = await fetch(`${url}/session`, { method: 'POST' });
    const { credential } = (await answer.json()) as { credential: string };
    return new PortalGuest(service, credential);
  }

  async ask(query: string, variables: object = {}): Promise<GraphAnswer & { status: number; code?: string }> {
    const answer = await fetch(`${this.service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-credential': this.credential },
      body: JSON.stringify({ query, variables }),
    });
    return { status: answer.status, ...settled((await answer.json()) as GraphAnswer) };
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  async portal(): Promise<any> {
    const { data, errors } = await this.ask(PORTAL);
    if (errors) throw new Error(JSON.stringify(errors));
    return plainPortal(data.portal);
  }

  /** The state of one screen. */
  async stateOf(screen: string): Promise<string | undefined> {
    return (await this.portal()).tasks.find((task: { screen: string }) => task.screen === screen)?.state;
  }

  save(screen: string, answers: object | null) {
    return this.change('savePortalScreen', screen, answers);
  }

  /** `behavior`: how the form was filled in, where the guest agreed to share it. */
  submit(screen: string, answers: object, behavior: object | null = null) {
    return this.change('submitPortalScreen', screen, answers, behavior);
  }

  /** Uploads a file as the page does. */
  async sendFile(screen: string, slot: string, content: Buffer, name = 'file', headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.service.url}/portal-uploads/file/${screen}/${slot}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-portal-credential': this.credential,
        'x-file-name': encodeURIComponent(name),
        ...headers,
      },
      body: new Uint8Array(content),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string; reservationId?: string } };
  }

  /** The same file in a multipart form, as a browser submits it. */
  async sendForm(
    screen: string,
    slot: string,
    parts: [name: string, value: string | File][],
    credential = this.credential,
  ) {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    const answer = await fetch(`${this.service.url}/portal-uploads/file/${screen}/${slot}`, {
      method: 'POST',
      headers: { 'x-portal-credential': credential },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  }

  private async change(field: string, screen: string, answers: object | null, behavior: object | null = null) {
    const [declared, given] = behavior ? [', $behavior: PortalBehaviorInput', ', behavior: $behavior'] : ['', ''];
    const query = `mutation ($screen: PortalScreen!, $answers: PortalAnswersInput${declared}) {
      ${field}(input: { screen: $screen, answers: $answers${given} }) {
        portal { ${PARTS} } userErrors { code message field rule } } } ${FRAGMENTS} ${ANSWER_PARTS}`;
    const input = answers && answersInput(screen as ScreenName, { ...answers });
    const { data, errors } = await this.ask(query, { screen, answers: input, ...(behavior && { behavior }) });
    const portal = data?.[field] && plainPortal(data[field]);
    return { portal, code: errors?.[0]?.extensions.code, details: errors?.[0]?.extensions };
  }
}

/** The screens of a reservation, set by its operator. */
export async function requireScreens(service: Pick<RunningTest, 'rest'>, id: string, screens: Record<string, string>) {
  const { status, body } = await service.rest('PUT', `/reservations/${id}/screens`, screens);
  if (status !== 200) throw new Error(JSON.stringify(body));
}
