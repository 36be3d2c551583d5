import { execFile } from 'node:child_process';
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import express from 'express';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { projectRoot } from '#kit/process/project-root.js';
import { launchChromium, violationsAlone } from './support/chromium.js';

/** The approved look of each component. `UPDATE_REFERENCES=true` takes the pictures again. */
const REFERENCES = join(projectRoot, 'test/browser/references');
/** What differed in the last run. */
const DIFFERENT = join(projectRoot, 'coverage/different');
const isUpdate = process.env.UPDATE_REFERENCES === 'true';

/** The dates of the examples are around this moment. */
const NOW = new Date('2030-03-01T12:00:00Z');

/** In each square of this size, at most this many pixels may differ: anti-aliasing of another Chromium. */
const SQUARE = 24;
const MAX_DIFFERENT = 60;

let browser: Browser;
let server: Server;
let page: Page;
/** Where each component or page of the portal is shown. */
let addresses: string[];
let url: string;

beforeAll(async () => {
  await promisify(execFile)('npm', ['run', '-s', 'gallery:build'], { cwd: projectRoot });
  const app = express().use(express.static(join(projectRoot, 'coverage/gallery')));
  server = await new Promise((resolve) => {
    const started = app.listen(0, '127.0.0.1', () => resolve(started));
  });
  browser = await launchChromium(['--font-render-hinting=none', '--disable-lcd-text']);
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 600 },
  });
  page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(url);
  addresses = await page
    .locator('.specimen-name a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  await rm(DIFFERENT, { recursive: true, force: true });
  mkdirSync(DIFFERENT, { recursive: true });
  mkdirSync(REFERENCES, { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compares with the reference; keeps the picture and the differences where there are any. */
async function differenceFrom(name: string, picture: Buffer): Promise<string[]> {
  const path = join(REFERENCES, `${name}.png`);
  if (isUpdate) writeFileSync(path, await sharp(picture).png({ compressionLevel: 9, palette: true }).toBuffer());
  if (!existsSync(path)) return [`${name}: no reference`];
  const [taken, known] = await Promise.all([pixelsOf(picture), pixelsOf(readFileSync(path))]);
  const { width, height } = known;
  const isSameSize = taken.width === width && taken.height === height;
  const drawn = Buffer.alloc(known.data.length);
  const count = isSameSize
    ? pixelmatch(taken.data, known.data, drawn, width, height, { threshold: 0.1, windowSize: SQUARE })
    : Infinity;
  if (count <= MAX_DIFFERENT) return [];
  writeFileSync(join(DIFFERENT, `${name}.png`), picture);
  if (!isSameSize) return [`${name}: ${taken.width}×${taken.height} instead of ${width}×${height}`];
  await sharp(drawn, { raw: { width, height, channels: 4 } }).toFile(join(DIFFERENT, `${name}-difference.png`));
  return [`${name}: ${count} pixels differ in a square of ${SQUARE}`];
}

const nameOf = (address: string) => address.replace(/^.*[#?]/, '');

/** Tables of a tablet: on a narrower page their rows are cards. */
const WIDE = new Set(['queue', 'queue-selection']);

/** Shows a component alone, or a page of the portal on a phone; returns how to take its picture. */
async function show(address: string): Promise<() => Promise<Buffer>> {
  const still = { animations: 'disabled', caret: 'hide' } as const;
  if (!address.startsWith('#')) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url + address);
    await page.locator('h1').waitFor();
    return () => page.screenshot({ ...still, fullPage: true });
  }
  await page.setViewportSize({ width: WIDE.has(nameOf(address)) ? 1024 : 800, height: 600 });
  await page.evaluate((hash) => (location.hash = hash), address);
  const specimen = page.locator('[data-specimen]');
  return async () => ((await specimen.count()) > 0 ? specimen : page).screenshot(still);
}

test('every component in every state looks like its reference and has no violation of axe', async () => {
  const problems: string[] = [];
  for (const address of addresses) {
    const name = nameOf(address);
    const takePicture = await show(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      problems.push(...(await differenceFrom(`${name}-${colorScheme}`, await takePicture())));
      const violations = await violationsAlone(page, colorScheme === 'light');
      problems.push(...violations.map((violation) => `${name} ${colorScheme}: ${violation}`));
    }
  }
  expect(problems).toEqual([]);
});

test('every reference belongs to a component, and there are at least 40', async () => {
  const expected = addresses.flatMap((address) =>
    ['light', 'dark'].map((scheme) => `${nameOf(address)}-${scheme}.png`),
  );
  expect((await readdir(REFERENCES)).sort()).toEqual(expected.sort());
  expect(expected.length).toBeGreaterThanOrEqual(40);
});

test('the gallery shows every component of the look folder', async () => {
  const folder = join(projectRoot, 'web/dashboard/look');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsx'));
  const exported = /^export (?:const|function) ([A-Z][a-z]\w+)/gm;
  const components = files
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(exported)].map(([, name]) => name!))
    .filter((name) => !name.endsWith('Context'));
  const specimens = join(projectRoot, 'web/gallery/specimens');
  const shown = (await readdir(specimens)).map((name) => readFileSync(join(specimens, name), 'utf8')).join('\n');
  expect(components.filter((name) => !shown.includes(`<${name}`))).toEqual([]);
});
