/**
 * `node lighthouse.mjs <port of Chromium> <mobile|desktop> <URL>`: prints what Lighthouse finds, as JSON. A process of its
 * own, because Jest cannot load Lighthouse's modules.
 */
import lighthouse, { auditFlowArtifacts, defaultConfig, desktopConfig } from 'lighthouse';

const [port, preset, url] = process.argv.slice(2);
const base = preset === 'desktop' ? desktopConfig : defaultConfig;
const onlyCategories = ['performance', 'accessibility', 'best-practices'];
const config = { ...base, settings: { ...base.settings, onlyCategories } };

/**
 * Counts the CPU time of each task instead of the time that passed, which other work on the machine stretches. What
 * happened within a task moves with it.
 */
function countCpuTime({ traceEvents }) {
  for (const events of Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`).values()) {
    let task = null;
    for (const event of events.toSorted((one, other) => one.ts - other.ts)) {
      const { name, ts, dur, tdur } = event;
      if (name === 'RunTask' && tdur !== undefined)
        task = { start: ts, end: ts + dur, share: dur > 0 ? tdur / dur : 1 };
      if (!task || ts > task.end) continue;
      event.ts = Math.round(task.start + (ts - task.start) * task.share);
      if (dur !== undefined) event.dur = Math.round(dur * task.share);
    }
  }
}

const { lhr, artifacts } = await lighthouse(url, { port: Number(port), logLevel: 'error' }, config);
if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
countCpuTime(artifacts.Trace);
const { steps } = await auditFlowArtifacts({ name: 'page', gatherSteps: [{ name: 'page', artifacts }] }, config);
const { categories, audits } = steps[0].lhr;

const scores = Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(100 * score)]));
const lost = Object.values(categories).flatMap(({ id, auditRefs }) =>
  auditRefs
    .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 0.9)
    .map(({ id: audit }) => `${id}: ${audit} ${audits[audit].displayValue ?? ''}`.trim()),
);
const measured = (audit) => Math.round(audits[audit].numericValue);
process.stdout.write(
  JSON.stringify({
    scores,
    lost,
    largestPaintMs: measured('largest-contentful-paint'),
    blockingMs: measured('total-blocking-time'),
    bytes: measured('total-byte-weight'),
    shift: audits['cumulative-layout-shift'].numericValue,
  }),
);
