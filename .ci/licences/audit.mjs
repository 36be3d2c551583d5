/**
 * Checks production packages for known vulnerabilities in the registry: fails for high and critical ones that have not
 * been reviewed. If no registry is reachable, it says so and does not fail. Called by `npm run audit:packages`.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from './packages.mjs';

/** Advisories that don't affect this service: their URL, and why not. */
const JUDGED = [];

const GRAVE = ['high', 'critical'];

/** The report of `npm audit`; null if the registry is unreachable. */
function audited() {
  const args = ['audit', '--omit=dev', '--json', '--package-lock-only'];
  const { stdout, error } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 120_000,
  });
  if (error) return null;
  try {
    const report = JSON.parse(stdout);
    return report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

/** Each advisory once, with the packages it is about. */
function advisoriesOf(report) {
  const found = new Map();
  for (const { via } of Object.values(report.vulnerabilities))
    for (const advisory of via) if (typeof advisory === 'object') found.set(advisory.url, advisory);
  return [...found.values()];
}

const report = audited();
if (!report) {
  console.log('npm audit could not reach a registry: packages were not checked for known vulnerabilities.');
} else {
  const advisories = advisoriesOf(report);
  const open = advisories.filter(
    ({ url, severity }) => GRAVE.includes(severity) && !JUDGED.some((one) => one.url === url),
  );
  for (const { severity, name, range, title, url } of advisories)
    console.log(`${severity}  ${name} ${range}: ${title} ${url}`);
  for (const { url, reason } of JUDGED) console.log(`reviewed  ${url}: ${reason}`);
  console.log(`Known vulnerabilities: ${advisories.length}; high or critical and not reviewed: ${open.length}`);
  process.exitCode = open.length > 0 ? 1 : 0;
}
