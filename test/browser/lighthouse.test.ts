import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { projectRoot } from '#kit/process/project-root.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { openChromium } from './support/chromium.js';

const SCRIPT = join(projectRoot, 'test/browser/support/lighthouse.mjs');
const LEAST = 95;
const MOST_RUNS = 3;
const PRESETS = ['mobile', 'desktop'] as const;

/** What a page may transfer, compressed, and how late its largest element may be seen. */
const LIMITS = {
  'sign-in': { bytes: 80_000, largestPaintMs: { mobile: 1_800, desktop: 900 } },
  'guest portal': { bytes: 130_000, largestPaintMs: { mobile: 2_500, desktop: 900 } },
} as const;

type PageName = keyof typeof LIMITS;
type Preset = (typeof PRESETS)[number];

interface Run {
  scores: { performance: number; accessibility: number; 'best-practices': number };
  /** Audits below 90, with what was measured. */
  lost: string[];
  largestPaintMs: number;
  blockingMs: number;
  bytes: number;
  shift: number;
}

let service: RunningTest;
let browser: Browser;
let port: number;
const urls = {} as Record<PageName, string>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return free;
}

beforeAll(async () => {
  port = await freePort();
  browser = await openChromium([`--remote-debugging-port=${port}`]);
  service = await runningTest();
  const { id } = (await service.rest('POST', '/listings', LISTING)).body;
  const { body } = await service.rest('POST', '/reservations?sync=1', {
    listing_id: id,
    confirmation_code: 'LIGHTHOUSE1',
    number_of_guests: 3,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' },
  });
  Object.assign(urls, { 'sign-in': `${service.url}/sign-in`, 'guest portal': body.guest_portal_url });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function measure(page: PageName, preset: Preset): Promise<Run> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, String(port), preset, urls[page]]);
  return JSON.parse(stdout) as Run;
}

const isFast = ({ scores, largestPaintMs }: Run, page: PageName, preset: Preset) =>
  scores.performance >= LEAST && largestPaintMs <= LIMITS[page].largestPaintMs[preset];

/** Up to three runs, until one is fast enough: other work on the machine can only slow a page down. */
async function runsOf(page: PageName, preset: Preset): Promise<Run[]> {
  const runs: Run[] = [];
  while (runs.length < MOST_RUNS && !runs.some((run) => isFast(run, page, preset)))
    runs.push(await measure(page, preset));
  return runs;
}

const pages = Object.keys(LIMITS) as PageName[];

test.each(pages.flatMap((page) => PRESETS.map((preset) => [page, preset] as const)))(
  '%s, %s: at least 95 for performance, accessibility and best practices',
  async (page, preset) => {
    const runs = await runsOf(page, preset);
    for (const { scores, lost } of runs) {
      const { accessibility, 'best-practices': practices } = scores;
      expect([Math.min(accessibility, practices) >= LEAST, scores, lost]).toEqual([true, scores, lost]);
    }
    const best = runs.toSorted((one, other) => other.scores.performance - one.scores.performance)[0]!;
    expect([runs.some((run) => isFast(run, page, preset)), best]).toEqual([true, best]);
    expect(best.bytes).toBeLessThanOrEqual(LIMITS[page].bytes);
    expect(best.shift).toBeLessThan(0.05);
  },
);
