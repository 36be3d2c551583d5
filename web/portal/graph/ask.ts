import { ANSWER_PARTS } from '../../graph/answer-parts.js';
import { formName } from '../../graph/portal-answers.js';
import { type UserError, readPayloads } from '../../graph/read-payload.js';
import { answersInput, draftInput } from './answers-input.js';
import type { Operations, PortalParts } from './answers.js';
import { DOCUMENTS, FRAGMENTS } from './documents.js';
import { plainPortal } from './plain-portal.js';
import { type Place, Refused } from './refused.js';

export { type Place, Refused };

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
  const body = await bodyOf<{ credential?: string; error?: string; code?: string }>(answer);
  if (!body.credential) throw new Refused(body.code ?? 'INTERNAL', body.error ?? '');
  return (credential = body.credential);
}

/** Longer than the service works on a request. */
const WAIT_MS = 45_000;
/** Largest draft, in characters, that is sent even while the page closes: browsers allow 64 kB for all such requests. */
const LEAVING_LENGTH = 20_000;
/** A picture over a slow connection takes longer. */
const UPLOAD_MS = 180_000;

async function reach(path: string, init: RequestInit, waitMs = WAIT_MS): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(waitMs);
    return await fetch(path, {
      signal,
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  } catch {
    throw new Refused('offline', '');
  }
}

/** What was answered. Whatever stands between guest and service may answer with a page of its own, or cut the answer off. */
async function bodyOf<Said>(answer: Response): Promise<Said> {
  try {
    return (await answer.json()) as Said;
  } catch {
    throw new Refused('INTERNAL', '');
  }
}

/** Asks with the credential, and once more with a fresh one where it has run out. */
async function askAs(path: string, init: RequestInit, type: string, waitMs?: number): Promise<Response> {
  const send = async () =>
    reach(
      path,
      {
        ...init,
        method: 'POST',
        headers: { ...init.headers, 'content-type': type, 'x-portal-credential': credential ?? (await exchange()) },
      },
      waitMs,
    );
  const answer = await send();
  if (answer.status !== 401) return answer;
  credential = null;
  return send();
}

async function ask<Name extends keyof Operations>(
  name: Name,
  variables: Operations[Name]['variables'],
): Promise<Operations[Name]['answer']> {
  const document: string = DOCUMENTS[name];
  // A fragment that nothing uses makes a document invalid.
  const query = document.includes('...') ? `${document}\n${FRAGMENTS}\n${ANSWER_PARTS}` : document;
  const body = JSON.stringify({ query, variables });
  // A draft is saved even if the page is closed now; browsers allow that for small bodies only.
  const keepalive = name === 'Save' && body.length < LEAVING_LENGTH;
  const answer = await askAs('/graphql', { body, keepalive }, 'application/json');
  const said = await bodyOf<Body<Record<string, unknown>>>(answer);
  const [error] = said.errors ?? [];
  if (error) throw new Refused(error.extensions?.code ?? 'INTERNAL', error.message, error.extensions?.details);
  if (!said.data) throw new Refused(said.code ?? 'INTERNAL', said.error ?? '');
  const { results, userErrors } = readPayloads(said.data);
  const [refusal] = userErrors;
  if (refusal) throw new Refused(refusal.code, refusal.message, userErrors.flatMap(placeOf));
  return results as Operations[Name]['answer'];
}

function placeOf({ field, message, rule }: UserError): Place[] {
  if (!field) return [];
  const loc = field.slice(1);
  const start = `${loc.join('.')} `;
  const msg = message.startsWith(start) ? message.slice(start.length) : message;
  return [{ loc: loc.map(formName), msg, ...(rule && { type: rule }) }];
}

export const readPortal = async (): Promise<PortalParts> => plainPortal((await ask('Portal', {})).portal);

type Screen = Operations['Submit']['variables']['screen'];

/** Saves a draft; without answers it notes that the screen was looked at. */
export const saveScreen = async (screen: Screen, answers: Record<string, unknown> | null): Promise<PortalParts> =>
  plainPortal((await ask('Save', { screen, answers: answers && draftInput(screen, answers) })).savePortalScreen);

export type BehaviorInput = NonNullable<Operations['Submit']['variables']['behavior']>;

/** `behavior`: how the guest filled in the screen; null unless they agreed to share it. */
export const submitScreen = async (
  screen: Screen,
  answers: Record<string, unknown>,
  behavior: BehaviorInput | null,
): Promise<PortalParts> =>
  plainPortal((await ask('Submit', { screen, answers: answersInput(screen, answers), behavior })).submitPortalScreen);

/** Goes on without agreeing to a check, or takes that back. */
export const skipScreen = async (screen: Screen, isSkipped: boolean): Promise<PortalParts> =>
  plainPortal((await ask('Skip', { screen, isSkipped })).skipPortalScreen);

/** Deletes how the guest filled in the portal. */
export const withdrawBehavior = async (): Promise<PortalParts> =>
  plainPortal((await ask('Withdraw', {})).withdrawPortalBehavior);

type Via = Operations['SendCode']['variables']['via'];

/** Sends a one-time code to an address or number. */
export const sendCode = async (via: Via, to: string): Promise<void> => void (await ask('SendCode', { via, to }));

/** Takes the code that was received. */
export const confirmCode = async (via: Via, code: string): Promise<void> =>
  void (await ask('ConfirmCode', { via, code }));

/** Draws the poses of a movement check. */
export const startMovement = async () => (await ask('StartMovement', {})).startMovementCheck;

/** Has the frames of a movement check judged. */
export const submitMovement = async (id: string, frames: Operations['SubmitMovement']['variables']['frames']) =>
  (await ask('SubmitMovement', { id, frames })).submitMovementFrames;

/** Leaves the movement check to a reviewer. */
export const skipMovement = async (): Promise<void> => void (await ask('SkipMovement', {}));

/** The address of the page on which the guest pays. */
export const openPayment = async (): Promise<string> => (await ask('Pay', {})).openDepositPage;

/** Takes a file back. */
export const takeBackFile = async (screen: Screen, slot: string): Promise<PortalParts> =>
  plainPortal((await ask('TakeBack', { screen, slot })).removePortalFile);

/** Sends a file as it is for a slot of a screen; the portal is read again then. */
export async function sendFile(screen: Screen, slot: string, file: File): Promise<PortalParts> {
  const type = /^image\/|^application\/pdf$/.test(file.type) ? file.type : 'application/octet-stream';
  const headers = { 'x-file-name': encodeURIComponent(file.name.replace(/\p{Surrogate}/gu, '')) };
  const answer = await askAs(`/portal-uploads/file/${screen}/${slot}`, { body: file, headers }, type, UPLOAD_MS);
  if (answer.ok) return readPortal();
  const { code, error } = await bodyOf<Body<never>>(answer);
  throw new Refused(code ?? 'INTERNAL', error ?? '');
}

/** What the service says of a picture; `error` in English, `reason` its stable code, `card` what could be checked, `mismatch` in what it differs from the booking. */
export interface PictureAnswer {
  code: string;
  error: string | null;
  reason: string | null;
  card: { fullName: string | null; birthDate: string | null; expiryDate: string | null } | null;
  mismatch: string | null;
}

/** Sends a picture as it is. */
export async function sendPicture(step: string, kind: string, picture: Blob): Promise<PictureAnswer> {
  const type = picture.type.startsWith('image/') ? picture.type : 'application/octet-stream';
  const answer = await askAs(`/portal-uploads/id-image/${step}/${kind}`, { body: picture }, type, UPLOAD_MS);
  const said = await bodyOf<PictureAnswer>(answer);
  if (!answer.ok) throw new Refused(said.code, said.error ?? '');
  return said;
}
