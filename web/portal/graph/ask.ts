import type { Operations, PortalParts, SubmitOperation } from './answers.js';
import { DOCUMENTS, FRAGMENTS } from './documents.js';

/** One place of what was sent that is wrong: its path below `answers`. */
export interface Place {
  loc: string[];
  msg: string;
}

/** Why the service did not do what was asked; `code` is stable. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly places: Place[] = [],
  ) {
    super(message);
  }
}

interface Body<Data> {
  data?: Data;
  error?: string;
  code?: string;
  errors?: { message: string; extensions?: { code?: string; details?: Place[] } }[];
}

let credential: string | null = null;

/** The page's address is the link; what it is exchanged for lasts half an hour and is kept in memory only. */
async function exchange(): Promise<string> {
  const answer = await reach(`${location.pathname.replace(/\/$/, '')}/session`, { method: 'POST' });
  const body = (await answer.json()) as { credential?: string; error?: string; code?: string };
  if (!body.credential) throw new Refused(body.code ?? 'not_found', body.error ?? '');
  return (credential = body.credential);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
  } catch {
    throw new Refused('offline', '');
  }
}

async function ask<Name extends keyof Operations>(
  name: Name,
  variables: Operations[Name]['variables'],
): Promise<Operations[Name]['answer']> {
  for (const again of [true, false]) {
    const answer = await reach('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-credential': credential ?? (await exchange()) },
      body: JSON.stringify({ query: `${DOCUMENTS[name]}\n${FRAGMENTS}`, variables }),
    });
    if (answer.status === 401 && again) {
      credential = null;
      continue;
    }
    const body = (await answer.json()) as Body<Operations[Name]['answer']>;
    const [error] = body.errors ?? [];
    if (error) throw new Refused(error.extensions?.code ?? 'INTERNAL', error.message, error.extensions?.details);
    if (!body.data) throw new Refused(body.code ?? 'INTERNAL', body.error ?? '');
    return body.data;
  }
  throw new Refused('unauthenticated', '');
}

export const readPortal = async (): Promise<PortalParts> => (await ask('Portal', {})).portal;

type Screen = SubmitOperation['variables']['screen'];

/** Saves a draft; without answers it notes that the screen was looked at. */
export const saveScreen = async (screen: Screen, answers: Record<string, unknown> | null): Promise<PortalParts> =>
  (await ask('Save', { screen, answers })).savePortalScreen;

export const submitScreen = async (screen: Screen, answers: Record<string, unknown>): Promise<PortalParts> =>
  (await ask('Submit', { screen, answers })).submitPortalScreen;
