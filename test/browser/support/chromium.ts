import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type RunOnly } from 'axe-core';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../../support/built.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Nobody looks at the screenshots of CI. */
const isUnwatched = process.env.CI === 'true';

/** Folder of the screenshots. */
const PICTURES = join(projectRoot, 'coverage/pages');

type Look = [device: string, width: number, colorScheme: 'light' | 'dark'];

/** Both widths and both colour schemes, each once. `LOOKS=all` runs every combination. */
const LOOKS: readonly Look[] = [['phone', 360, 'dark'], ['desktop', 1280, 'light'], ...othersOf(process.env.LOOKS)];

function othersOf(which: string | undefined): Look[] {
  return which === 'all'
    ? [
        ['phone', 360, 'light'],
        ['desktop', 1280, 'dark'],
      ]
    : [];
}

/** Starts the system's Chromium with its own switches, once the pages are built. */
export async function openChromium(switches: string[] = []): Promise<Browser> {
  await built();
  return launchChromium(switches);
}

/** Starts the system's Chromium. Throws if it is missing: a browser test is never skipped. */
export async function launchChromium(switches: string[]): Promise<Browser> {
  const executablePath = PLACES.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!executablePath)
    throw new Error(`There is no Chromium at ${PLACES.join(', ')}: install it, as \`apt-get install chromium\` does.`);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', ...switches] });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Requests to any host but the service. */
  strangers: string[];
  /** What the page's policy blocked, errors of scripts, and errors logged to the console. */
  faults: string[];
}

/** A user with their own browser. Requests to other hosts and errors in it are recorded. */
export async function openVisitor(browser: Browser, origin: string, locale = 'en-GB', width = 360): Promise<Visitor> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', viewport: { width, height: 800 } });
  const page = await context.newPage();
  const { openPages } = globalThis as unknown as { openPages: Set<Page> };
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  const strangers: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) strangers.push(url);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, strangers, faults };
}

/** Rules of WCAG 2.2 AA and best practice. */
const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Violations of these rules on the page, one line each: the rule and the elements. */
async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: rules, resultTypes: ['violations'] }),
    runOnly,
  );
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Violations on a page with a single component; `isFirst` checks all rules, otherwise only contrast. */
export const violationsAlone = (page: Page, isFirst: boolean) => violationsOf(page, isFirst ? ALL : CONTRAST);

const TABLET = 1024;

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const SETTLE_MS = 2_000;

/** Plots follow the width of the page a moment later. */
async function settledOverflowOf(page: Page): Promise<number> {
  for (const end = Date.now() + SETTLE_MS; ;) {
    const over = await overflowOf(page);
    if (over <= 0 || Date.now() > end) return over;
    await page.waitForTimeout(50);
  }
}

/**
 * Checks the page at both widths and in both colour schemes for accessibility violations and horizontal overflow. Only
 * contrast depends on the scheme, so the other rules run once for each width. On a tablet it only must not run over the edge.
 */
export async function lookAt(page: Page, name: string): Promise<string[]> {
  mkdirSync(PICTURES, { recursive: true });
  const problems: string[] = [];
  const checked = new Set<number>();
  for (const [device, width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOf(page, checked.has(width) ? CONTRAST : ALL);
    checked.add(width);
    const where = `${name} ${device} ${colorScheme}`;
    problems.push(...violations.map((violation) => `${where}: ${violation}`));
    const over = await overflowOf(page);
    if (over > 0) problems.push(`${where}: runs ${over} pixels over the edge`);
    if (!isUnwatched)
      await page.screenshot({ path: join(PICTURES, `${where.replaceAll(' ', '-')}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: TABLET, height: 800 });
  const over = await settledOverflowOf(page);
  if (over > 0) problems.push(`${name} tablet: runs ${over} pixels over the edge`);
  await page.setViewportSize({ width: 360, height: 800 });
  return problems;
}
