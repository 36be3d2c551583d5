import pg from 'pg';
import { licenceBack, licenceFront, selfie } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { frameOf } from '../../packages/document-reader/bench/moving-face.js';
import { eventually } from '../support/eventually.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { PortalGuest, requireScreens } from '../support/portal.js';

let client: pg.Client;
let at: Awaited<ReturnType<typeof pictureTest>>;
const LONG = 400_000;
const ERRORS = 'userErrors { code message field rule }';
const MOVEMENT = 'isToDo outcome faults attemptsLeft';
const START = `mutation { startMovementCheck { movementChallenge { id poses expiresAt attemptsLeft } ${ERRORS} } }`;
const SKIP = `mutation { skipMovementCheck { portalMovement { ${MOVEMENT} } ${ERRORS} } }`;
const SUBMIT = `mutation ($id: ID!, $frames: [MovementFrameInput!]!) {
  submitMovementFrames(input: { challengeId: $id, frames: $frames }) { portalMovement { ${MOVEMENT} } ${ERRORS} }
}`;
const STATE = `{ portal { pictures { movement { ${MOVEMENT} } } } }`;
const CHECK = (id: string) =>
  `{ reservation(id: "${id}") { idCheck { status findings movement { isToDo outcome faults judgedAt } } } }`;

type Pose = 'STRAIGHT' | 'LEFT' | 'RIGHT';
interface Frame {
  step: number;
  atMs: number;
  imageBase64: string;
}

beforeAll(async () => {
  at = await pictureTest();
  client = new pg.Client({ connectionString: at.service.databaseUrl });
  await client.connect();
  await ask(true);
});

afterAll(async () => {
  await client?.end();
  await at?.stop();
});

const ask = (askMovement: boolean) =>
  at.service.graph(`mutation {
    setPortalContent(input: { screen: IDVerification, content: { idVerification: { askMovement: ${askMovement} } } }) {
      portalContent { isSet } ${ERRORS}
    }
  }`);

/** A guest who agreed to a comparison of faces. */
async function booked() {
  const guest = { full_name: 'Maria Specimen', birth_date: '1990-04-12', email: 'maria@example.org' };
  const { body } = await at.service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  await requireScreens(at.service, body.id, { AboutYou: 'disabled', IDVerification: 'required' });
  const opened = await PortalGuest.open(at.service, body.guest_portal_url);
  const agreed = { consent: true, documentKind: 'driving_licence', documentCountry: 'us', biometric: true };
  await opened.submit('IDVerification', agreed);
  return { id: body.id as string, guest: opened };
}

async function send(guest: PortalGuest, step: string, image: Buffer) {
  const answer = await fetch(`${at.service.url}/portal-uploads/id-image/${step}/drivers`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', 'x-portal-credential': guest.credential },
    body: new Uint8Array(image),
  });
  expect(await answer.json()).toMatchObject({ code: 'OK' });
}

/** All pictures are there: the check waits for the movement. */
async function pictured(of: 'one' | 'other' = 'one') {
  const [{ id, guest }, holder] = [await booked(), freshHolder()];
  await send(guest, 'front', await licenceFront(holder.number));
  await send(guest, 'back', await licenceBack(licenceText(holder)));
  await send(guest, 'selfie', await selfie(of));
  return { id, guest };
}

const movementOf = async (guest: PortalGuest) => (await guest.ask(STATE)).data.portal.pictures.movement;
const checkOf = async (id: string) => (await at.service.graph(CHECK(id))).data.reservation.idCheck;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

/** Two frames of each pose, at the pace of somebody quick. */
async function framesFor(poses: readonly Pose[], surface: 'head' | 'photograph'): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const [step, pose] of poses.entries())
    for (const variant of [0, 1]) {
      const jpeg = await frameOf(surface, pose.toLowerCase() as 'left', variant + 2 * step);
      frames.push({ step, atMs: 300 + step * 700 + variant * 100, imageBase64: jpeg.toString('base64') });
    }
  return frames;
}

/** Starts a check and submits a burst that follows it, after the time that it claims to take. */
async function attempt(guest: PortalGuest, surface: 'head' | 'photograph') {
  const { data, errors } = await guest.ask(START);
  expect(errors).toBeUndefined();
  const { id, poses } = data.startMovementCheck;
  const started = Date.now();
  const frames = await framesFor(poses, surface);
  const left = frames.at(-1)!.atMs + 200 - (Date.now() - started);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  const answer = await guest.ask(SUBMIT, { id, frames });
  expect(answer.errors).toBeUndefined();
  return { id, poses: poses as Pose[], frames, answer };
}

test(
  'a photograph that is turned fails, a head that turns passes, and only then does the ID check pass',
  async () => {
    const { id, guest } = await pictured();
    expect(await movementOf(guest)).toEqual({ isToDo: true, outcome: null, faults: [], attemptsLeft: 3 });
    expect(await checkOf(id)).toMatchObject({ status: 'waiting', findings: [] });
    await at.entry(id, ({ status }) => status === 'INCOMPLETE');

    const flat = await attempt(guest, 'photograph');
    expect(flat.answer.data.submitMovementFrames).toEqual({
      isToDo: true,
      outcome: 'FAILED',
      faults: expect.arrayContaining(['FLAT']),
      attemptsLeft: 2,
    });
    expect(codeOf(await guest.ask(SUBMIT, { id: flat.id, frames: flat.frames }))).toBe('MOVEMENT_CHALLENGE_GONE');
    expect(await guest.stateOf('IDVerification')).toBe('SUBMITTED');

    const { answer } = await attempt(guest, 'head');
    expect(answer.data.submitMovementFrames).toEqual({ isToDo: false, outcome: 'PASSED', faults: [], attemptsLeft: 1 });
    const { status, findings, movement } = await checkOf(id);
    expect({ status, findings, movement }).toEqual({
      status: 'passed',
      findings: [],
      movement: { isToDo: false, outcome: 'PASSED', faults: [], judgedAt: expect.any(String) },
    });
    await at.entry(id, (entry) => entry.status === 'PASS');
    expect(codeOf(await guest.ask(START))).toMatch(/^(MOVEMENT_NOT_ASKED|SCREEN_DONE)$/);

    const { rows } = await client.query('select movement from screening.id_check where id = $1', [id]);
    expect(Object.keys(rows[0].movement).sort()).toEqual(['faults', 'judgedAt', 'outcome']);
    await eventually(async () => {
      const { rows: entries } = await client.query(
        "select count(*)::int as n from identity.audit_entry where action = 'id_check.movement_judged' and record_id = $1",
        [id],
      );
      return entries[0].n === 2 ? true : null;
    });
  },
  LONG,
);

test(
  'bad frames are an error and change nothing',
  async () => {
    const [{ guest }, other] = [await pictured(), await booked()];
    expect(codeOf(await other.guest.ask(START))).toBe('MOVEMENT_NOT_ASKED');
    const { id, poses } = (await guest.ask(START)).data.startMovementCheck;
    expect(new Set(poses)).toEqual(new Set(['STRAIGHT', 'LEFT', 'RIGHT']));
    const frames = await framesFor(poses, 'head');
    const with0 = (change: Partial<Frame>) => [{ ...frames[0]!, ...change }, ...frames.slice(1)];
    const damaged = Buffer.from(frames[0]!.imageBase64, 'base64').subarray(0, 3_000).toString('base64');
    const bad: [Frame[], RegExp][] = [
      [[], /frames/],
      [frames.slice(0, 3), /must contain/],
      [[...frames, ...frames], /must contain/],
      [with0({ step: 9 }), /order/],
      [with0({ atMs: 99_000 }), /order/],
      [with0({ imageBase64: '§' }), /base64/],
      [with0({ imageBase64: 'A'.repeat(90_000) }), /at most 60000 bytes/],
      [with0({ imageBase64: Buffer.from('no picture').toString('base64') }), /JPEG/],
      [with0({ imageBase64: damaged }), /JPEG/],
    ];
    for (const [given, message] of bad) {
      const { errors } = await guest.ask(SUBMIT, { id, frames: given });
      expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
        'BAD_INPUT',
        expect.stringMatching(message),
      ]);
    }
    for (const unknown of ['x', '01890000-0000-7000-8000-000000000000'])
      expect(codeOf(await guest.ask(SUBMIT, { id: unknown, frames }))).toBe('MOVEMENT_CHALLENGE_GONE');
    expect(await movementOf(guest)).toEqual({ isToDo: true, outcome: null, faults: [], attemptsLeft: 2 });
    // The challenge is still valid.
    const { data } = await guest.ask(SUBMIT, { id, frames });
    expect(data.submitMovementFrames).toMatchObject({ isToDo: false, outcome: 'PASSED' });
    const key = await at.service.graph(START);
    expect(codeOf(key)).toBe('FORBIDDEN');
  },
  LONG,
);

test(
  'a guest who skips it, or runs out of attempts, is reviewed and never refused',
  async () => {
    const skipped = await pictured();
    const { data } = await skipped.guest.ask(SKIP);
    expect(data.skipMovementCheck).toEqual({ isToDo: false, outcome: 'SKIPPED', faults: [], attemptsLeft: 3 });
    expect(await checkOf(skipped.id)).toMatchObject({ status: 'review', findings: ['movement_skipped'] });
    const { details } = await at.entry(skipped.id, ({ status }) => status === 'REVIEW');
    expect(details.identification_document!.findings).toEqual([
      'The guest skipped the movement check, or did not finish it.',
    ]);

    const { id, guest } = await pictured();
    for (const attemptsLeft of [2, 1, 0]) {
      const { answer } = await attempt(guest, 'photograph');
      const isToDo = attemptsLeft > 0;
      expect(answer.data.submitMovementFrames).toMatchObject({ isToDo, outcome: 'FAILED', attemptsLeft });
    }
    expect(await checkOf(id)).toMatchObject({ status: 'review', findings: ['movement_failed'] });
    await at.service.graph(
      `mutation { allowIdImagesAgain(input: { reservationId: "${id}" }) { idCheck { status } ${ERRORS} } }`,
    );
    expect(await checkOf(id)).toMatchObject({ status: 'waiting', movement: { isToDo: true, outcome: null } });
  },
  LONG,
);

test(
  'challenges are limited, and frames of another person than in the selfie fail',
  async () => {
    const { guest } = await pictured('other');
    const { answer } = await attempt(guest, 'head');
    expect(answer.data.submitMovementFrames).toMatchObject({ outcome: 'FAILED', faults: ['OTHER_PERSON'] });
    const first = (await guest.ask(START)).data.startMovementCheck;
    const second = (await guest.ask(START)).data.startMovementCheck;
    expect([first.attemptsLeft, second.attemptsLeft]).toEqual([1, 0]);
    expect(codeOf(await guest.ask(START))).toBe('MOVEMENT_LIMIT');
    // The second challenge replaced the first.
    const frames = await framesFor(first.poses, 'head');
    expect(codeOf(await guest.ask(SUBMIT, { id: first.id, frames }))).toBe('MOVEMENT_CHALLENGE_GONE');
    expect(await movementOf(guest)).toMatchObject({ isToDo: true, attemptsLeft: 0 });
    // A new selfie starts again, the limit stays.
    await send(guest, 'selfie', await selfie('one'));
    expect(await movementOf(guest)).toEqual({ isToDo: true, outcome: null, faults: [], attemptsLeft: 0 });
    expect((await guest.ask(SKIP)).data.skipMovementCheck).toMatchObject({ isToDo: false, outcome: 'SKIPPED' });
  },
  LONG,
);

test(
  'without the setting nobody is asked',
  async () => {
    await ask(false);
    const { id, guest } = await pictured();
    expect((await checkOf(id)).movement).toBeNull();
    expect(await checkOf(id)).toMatchObject({ status: 'passed' });
    expect(codeOf(await guest.ask(SKIP))).toMatch(/^(MOVEMENT_NOT_ASKED|SCREEN_DONE)$/);
    await ask(true);
  },
  LONG,
);
