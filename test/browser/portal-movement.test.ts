import type { Page } from 'playwright-core';
import { licenceBack, licenceFront, selfie } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { frameOf } from '../../packages/document-reader/bench/moving-face.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { requireScreens } from '../support/portal.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
const LONG = 300_000;
const SLOW = { timeout: 60_000 };

beforeAll(async () => {
  at = await pictureTest();
  await at.service.graph(`mutation {
    setPortalContent(input: { screen: IDVerification, content: { idVerification: { askMovement: true } } }) {
      portalContent { isSet } userErrors { code message field rule }
    }
  }`);
}, LONG);

afterAll(() => at?.stop());

async function booked() {
  const guest = { full_name: 'Maria Specimen', birth_date: '1990-04-12', email: 'maria@example.org' };
  const booking = { without_listing: true, guest, locale: 'en' };
  const { id, guest_portal_url: url } = (await at.service.rest('POST', '/reservations?sync=1', booking)).body;
  await requireScreens(at.service, id, { AboutYou: 'disabled', IDVerification: 'required' });
  return { id: id as string, url: `${url}#IDVerification` };
}

/** Agrees and uploads all pictures: the page then asks for the movement. */
async function untilMovement(page: Page, url: string): Promise<void> {
  const holder = freshHolder();
  await page.goto(url);
  await page.getByLabel('Compare a selfie with my ID').check();
  await page.getByText('We also ask you to turn your head').waitFor();
  await page.getByText('Frames: deleted as soon as they are checked.').waitFor();
  await page.getByLabel('Driver’s license').check();
  await page.getByLabel('Issuing country').selectOption('US');
  await page.getByLabel('I have read this and I agree').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const sides: [Buffer, string][] = [
    [await licenceFront(holder.number), 'Back of the document'],
    [await licenceBack(licenceText(holder)), 'Selfie'],
    [await selfie('one'), 'Turn your head'],
  ];
  for (const [buffer, next] of sides) {
    const there = page.getByRole('heading', { name: next, level: 3 });
    for (let tries = 0; tries < 4 && !(await there.isVisible()); tries += 1) {
      await page.getByLabel('Choose a picture').setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await there.or(page.getByRole('alert')).waitFor(SLOW);
    }
    await there.waitFor();
  }
}

/**
 * Replaces the camera by a person who takes the poses that the page shows, or with `follows` false always looks straight
 * ahead. No two frames are equal, as with a real camera.
 */
async function followingCamera(page: Page, follows: boolean): Promise<void> {
  const poses = ['straight', 'left', 'right'] as const;
  const seen = await Promise.all(
    poses.map(async (pose) => `data:image/jpeg;base64,${(await frameOf('head', pose)).toString('base64')}`),
  );
  await page.addInitScript(
    ([straight, left, right, isFollowed]) => {
      const load = (src: string) => Object.assign(new Image(), { src });
      const views = { straight: load(straight), left: load(left), right: load(right) };
      const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 573 });
      const draw = () => {
        const said = isFollowed ? (document.querySelector('.pose')?.textContent ?? '') : '';
        const view = /your left/.test(said) ? views.left : /your right/.test(said) ? views.right : views.straight;
        canvas.getContext('2d')!.drawImage(view, Math.random() * 3, Math.random() * 3);
      };
      window.setInterval(draw, 60);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
    },
    [...(seen as [string, string, string]), follows] as const,
  );
}

test(
  'a guest who follows the poses in front of the camera completes the screen',
  async () => {
    const { id, url } = await booked();
    const browser = await openChromium();
    const { page, strangers, faults } = await openVisitor(browser, at.service.url);
    await followingCamera(page, true);
    await untilMovement(page, url);
    expect(await lookAt(page, 'movement')).toEqual([]);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('status').getByText('Hold the phone at eye level').waitFor();
    expect(await lookAt(page, 'movement-camera')).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();
    await page
      .getByRole('status')
      .getByText(/Look straight at the camera|Turn your head to your (left|right)/)
      .waitFor();
    expect(await lookAt(page, 'movement-pose')).toEqual([]);
    await page.getByText('Done. If something is wrong').waitFor(SLOW);
    const { data } = await at.service.graph(`{ reservation(id: "${id}") { idCheck { movement { outcome faults } } } }`);
    expect(data.reservation.idCheck.movement).toEqual({ outcome: 'PASSED', faults: [] });
    expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
    await browser.close();
  },
  LONG,
);

test(
  'a guest who cannot turn their head tries, is told kindly, and leaves it to a person',
  async () => {
    const { id, url } = await booked();
    const browser = await openChromium();
    const { page, faults } = await openVisitor(browser, at.service.url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await followingCamera(page, false);
    await untilMovement(page, url);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alert').getByText('We didn’t see the movements we asked for.').waitFor(SLOW);
    expect(await lookAt(page, 'movement-failed')).toEqual([]);
    await page.getByLabel(/^Language/).selectOption('ar');
    await page.getByRole('heading', { name: 'أدر رأسك', level: 3 }).waitFor();
    await page.getByRole('alert').getByText('لم نرَ الحركات المطلوبة').waitFor();
    expect(await lookAt(page, 'movement-ar')).toEqual([]);
    await page.getByRole('button', { name: 'متابعة: سيتحقق موظف من ذلك' }).click();
    await page.getByRole('heading', { name: 'أدر رأسك', level: 3 }).waitFor({ state: 'detached' });
    const { data } = await at.service.graph(`{ reservation(id: "${id}") { idCheck { status findings } } }`);
    expect(data.reservation.idCheck).toEqual({ status: 'review', findings: ['movement_failed'] });
    expect(faults).toEqual([]);
    await browser.close();
  },
  LONG,
);
