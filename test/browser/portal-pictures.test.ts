import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { licenceBack, licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { requireScreens } from '../support/portal.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
const LONG = 300_000;
const SLOW = { timeout: 60_000 };

beforeAll(async () => {
  at = await pictureTest();
}, LONG);

afterAll(() => at?.stop());

async function booked(screen: string, locale = 'en', name = 'Maria Specimen') {
  const guest = { full_name: name, birth_date: '1990-04-12', email: 'maria@example.org' };
  const booking = { without_listing: true, guest, locale };
  const { id, guest_portal_url: url } = (await at.service.rest('POST', '/reservations?sync=1', booking)).body;
  await requireScreens(at.service, id, { AboutYou: 'disabled', [screen]: 'required' });
  return { id: id as string, url: `${url}#${screen}` };
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel('Driver’s license').check();
  await page.getByLabel('Issuing country').selectOption('US');
  await page.getByLabel('I have read this and I agree').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Pictures' }).waitFor();
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** On a busy machine reading may time out; the guest then sends the picture again. */
async function sendUntil(page: Page, picture: Buffer, next: string): Promise<void> {
  const there = page.getByRole('heading', { name: next });
  for (let tries = 0; tries < 4 && !(await there.isVisible()); tries += 1) {
    await page.getByLabel('Choose a picture').setInputFiles(file('side.jpg', picture));
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await there.or(page.getByRole('alert')).waitFor(SLOW);
  }
  await there.waitFor();
}

test(
  'a guest photographs the front of a licence, uploads the back as a file, and completes the screen',
  async () => {
    const [{ id, url }, holder] = [await booked('IDCollection'), freshHolder()];
    const film = join(at.folder, 'front.mjpeg');
    await writeFile(film, await licenceFront(holder.number));
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    const browser = await openChromium([...camera, `--use-file-for-fake-video-capture=${film}`]);
    const { context, page, strangers, faults } = await openVisitor(browser, at.service.url);
    await context.grantPermissions(['camera'], { origin: at.service.url });
    await page.goto(url);
    await agree(page);
    await page.getByText('Attempts left today: 10').waitFor();
    expect(await lookAt(page, 'pictures')).toEqual([]);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    const shutter = page.getByRole('button', { name: 'Take picture' });
    await shutter.waitFor();
    await page.getByRole('status').getByText('Fill the frame and hold still, then take the picture.').waitFor();
    expect(await lookAt(page, 'pictures-camera')).toEqual([]);
    await shutter.click();
    await page.getByRole('img', { name: 'Your picture' }).waitFor();
    expect(await lookAt(page, 'pictures-taken')).toEqual([]);
    await page.getByRole('button', { name: 'Retake' }).click();
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await shutter.click();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByRole('heading', { name: 'Back of the document' }).waitFor(SLOW);

    // When half done, the overview links to the remaining step.
    await page.getByRole('link', { name: /Overview/ }).click();
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    const back = await licenceBack(licenceText(holder));
    await page.getByLabel('Choose a picture').setInputFiles(file('back.jpg', back));
    await page.getByRole('button', { name: 'Use this picture' }).click();
    const done = page.getByText('Done. If something is wrong');
    await page.getByText('All pictures uploaded.').or(done).waitFor(SLOW);
    await done.waitFor(SLOW);
    await page
      .getByRole('link', { name: /Overview/ })
      .last()
      .click();
    await page.getByRole('heading', { name: /That’s everything|You are all set/ }).waitFor();
    const { body } = await at.service.rest('GET', `/reservations/${id}/summary`);
    expect(body.guest_portal_status).toBe('COMPLETED');
    expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
    await browser.close();
  },
  LONG,
);

/** A film of a card on a grey table, as wide as the frame. */
async function cardFilm(front: Buffer): Promise<Buffer> {
  const card = await sharp(front).resize(1100, 694, { fit: 'fill' }).toBuffer();
  const table = sharp({ create: { width: 1280, height: 960, channels: 3, background: '#4a4a4a' } });
  return table
    .composite([{ input: card }])
    .jpeg()
    .toBuffer();
}

test(
  'a licence that fills the frame and is held still is photographed without the button, for the guest to look at',
  async () => {
    const { url } = await booked('IDCollection');
    const film = join(at.folder, 'card.mjpeg');
    await writeFile(film, await cardFilm(await licenceFront(freshHolder().number)));
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    const browser = await openChromium([...camera, `--use-file-for-fake-video-capture=${film}`]);
    const { context, page, faults } = await openVisitor(browser, at.service.url);
    await context.grantPermissions(['camera'], { origin: at.service.url });
    await page.goto(url);
    await agree(page);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('status').getByText('Hold still. The picture is taken automatically.').waitFor(SLOW);
    await page.getByRole('img', { name: 'Your picture' }).waitFor(SLOW);
    // It is sent only if the guest says so.
    await page.getByRole('button', { name: 'Retake' }).waitFor();
    await page.getByText('Attempts left today: 10').waitFor();
    expect(faults).toEqual([]);
    await browser.close();
  },
  LONG,
);

test(
  'without a camera a guest uploads files, sees the fields read and the errors, and is asked for a selfie',
  async () => {
    const [{ url }, holder] = [await booked('IDVerification'), freshHolder()];
    const browser = await openChromium();
    const { page, faults } = await openVisitor(browser, at.service.url);
    await page.goto(url);
    await page.getByLabel('Compare a selfie with my ID').check();
    await agree(page);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByText('We can’t use the camera.').waitFor();
    await page.getByRole('button', { name: 'Close the camera' }).click();
    await page.getByLabel('Choose a picture').setInputFiles(file('front.jpg', Buffer.from('no picture')));
    await page.getByRole('button', { name: 'Use this picture' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor(SLOW);
    // The error is in the page's own language, so nothing marks it as English.
    expect([await alert.textContent(), await alert.getAttribute('lang')]).toEqual([
      expect.stringContaining('Not a picture.'),
      null,
    ]);
    await page.getByText('Attempts left today: 9').waitFor();
    expect(await lookAt(page, 'pictures-refused')).toEqual([]);
    const sides = [await licenceFront(holder.number), await licenceBack(licenceText(holder))] as const;
    for (const [side, next] of [
      [sides[0], 'Back of the document'],
      [sides[1], 'Selfie'],
    ] as const) {
      await sendUntil(page, side, next);
    }
    await page.getByText('MARIA ELENA SPECIMEN').waitFor();
    expect(await lookAt(page, 'pictures-card')).toEqual([]);
    await page.getByLabel(/^Language/).selectOption('ar');
    await page.getByRole('heading', { name: 'صورة سيلفي' }).waitFor();
    expect(await lookAt(page, 'pictures-ar')).toEqual([]);
    expect(faults).toEqual([]);
    await browser.close();
  },
  LONG,
);

test(
  'a document that does not match the booking is said before the selfie is taken',
  async () => {
    const [{ url }, holder] = [await booked('IDVerification', 'en', 'Peter Otherman'), freshHolder()];
    const browser = await openChromium();
    const { page, faults } = await openVisitor(browser, at.service.url);
    await page.goto(url);
    await page.getByLabel('Compare a selfie with my ID').check();
    await agree(page);
    await sendUntil(page, await licenceFront(holder.number), 'Back of the document');
    const selfie = page.getByRole('heading', { name: 'Selfie' });
    for (let tries = 0; tries < 4 && !(await selfie.isVisible()); tries += 1) {
      await page.getByLabel('Choose a picture').setInputFiles(file('back.jpg', await licenceBack(licenceText(holder))));
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await page.getByRole('alert').waitFor(SLOW);
    }
    await selfie.waitFor();
    await page.getByRole('alert').getByText('The name on this document doesn’t match your reservation.').waitFor();
    expect(await lookAt(page, 'pictures-mismatch')).toEqual([]);
    expect(faults).toEqual([]);
    await browser.close();
  },
  LONG,
);

test(
  'an expired document is said at once; the guest leaves it to a person, and nothing is called done',
  async () => {
    const [{ id, url }, holder] = [
      await booked('IDCollection'),
      freshHolder({ expires: '2020-04-12', issued: '2016-04-12' }),
    ];
    const browser = await openChromium();
    const { page, faults } = await openVisitor(browser, at.service.url);
    await page.goto(url);
    await agree(page);
    await sendUntil(page, await licenceFront(holder.number), 'Back of the document');
    const alert = page.getByRole('alert').getByText('This document has expired.');
    for (let tries = 0; tries < 4 && !(await alert.isVisible()); tries += 1) {
      await page.getByLabel('Choose a picture').setInputFiles(file('back.jpg', await licenceBack(licenceText(holder))));
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await page.getByRole('alert').waitFor(SLOW);
    }
    await alert.waitFor();
    expect(await lookAt(page, 'pictures-expired')).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('link', { name: 'Continue: a person will check this' }).click();
    await page.getByRole('heading', { name: 'We’re checking your details' }).waitFor();
    await page.getByRole('listitem').getByText('We’re checking this').waitFor();
    const { body } = await at.service.rest('GET', `/reservations/${id}/summary`);
    expect(body.guest_portal_status).toBe('INCOMPLETE');
    expect(faults).toEqual([]);
    await browser.close();
  },
  LONG,
);
