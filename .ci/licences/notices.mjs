/**
 * Writes THIRD-PARTY-NOTICES from the lock file, the licence texts of what is installed and the list of contents; with
 * `--check` it fails if the file is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTENTS } from './contents.mjs';
import { ROOT, licenceTexts, lockedPackages, shippedPackages } from './packages.mjs';
import { reviewOf } from './reviewed.mjs';

const FILE = join(ROOT, 'THIRD-PARTY-NOTICES');
const RULE = '='.repeat(100);
const THIN = '-'.repeat(100);

const spdx = createRequire(import.meta.url)('spdx-license-list/full');

/** The standard text of a licence, reflowed nowhere: it goes in as its publisher wrote it. */
function standardText(id) {
  const text = spdx[id]?.licenseText;
  if (!text) throw new Error(`No text found for the licence ${id}.`);
  return text.replaceAll('\r\n', '\n').trim();
}

const idsOf = (expression) =>
  (expression ?? '')
    .replaceAll(/[()]/g, '')
    .split(/ AND | OR /)
    .filter((id) => id in spdx);

/** What a package is under, in words. */
function licenceOf(one) {
  const review = reviewOf(one);
  return review?.is ?? one.licence ?? 'not stated';
}

/**
 * Binaries of a platform are not installed on the others: their standard text, so that the file is the same everywhere.
 * So is a package without a licence file; its author is in its package.json.
 */
function textsOf(one) {
  const own = one.isBinary ? [] : licenceTexts(one);
  if (own.length > 0) return own;
  const ids = idsOf(licenceOf(one));
  if (ids.length === 0) throw new Error(`${one.name} ${one.version} has no licence text.`);
  return [
    `The package comes without a licence text. The standard text of ${licenceOf(one)}:\n\n${ids.map(standardText).join('\n\n')}`,
  ];
}

/** Packages by the text that they share, in the order of their names. */
function groupsOf(packages) {
  const groups = new Map();
  for (const one of packages) {
    const texts = textsOf(one).join(`\n\n${THIN}\n\n`);
    const key = texts.replaceAll(/\s+/g, ' ');
    const group = groups.get(key) ?? { texts, lines: new Set() };
    group.lines.add(`${one.name} ${one.version} (${licenceOf(one)})`);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ texts, lines }) => ({ texts, lines: [...lines].sort() }));
}

/** Of packages that bring the same text for several platforms, the one that is installed. */
function textOfAny(names) {
  const locked = lockedPackages();
  for (const name of names) {
    const [text] = licenceTexts(locked.find((one) => one.name === name) ?? { path: `node_modules/${name}` });
    if (text) return text;
  }
  throw new Error(`None of ${names.join(', ')} is installed. Run npm ci with the optional packages.`);
}

const contentText = ({ title, licence, note, text, spdx: ids = [] }) =>
  [
    RULE,
    title,
    '',
    `Licence: ${licence}`,
    note,
    ...(text ? ['', THIN, textOfAny(text)] : []),
    ...ids.flatMap((id) => ['', THIN, `${id}:`, '', standardText(id)]),
  ].join('\n');

/** The whole file. */
export function notices() {
  const packages = shippedPackages();
  const special = packages.filter((one) => reviewOf(one));
  return `${[
    'THIRD-PARTY NOTICES',
    '',
    'What the service brings along and under which terms. Written by `npm run notices` from package-lock.json; do not edit.',
    'This project itself is under the MIT licence (file LICENSE).',
    '',
    `Part 1: programs, models and data (${CONTENTS.length} entries). Part 2: packages under other than the usual permissive licences.`,
    `Part 3: licence texts of all ${packages.length} packages that are installed for production or built into the pages.`,
    '',
    'PART 1: PROGRAMS, MODELS AND DATA',
    '',
    ...CONTENTS.map((content) => `${contentText(content)}\n`),
    'PART 2: PACKAGES THAT WERE REVIEWED',
    '',
    ...special.map((one) => `${one.name} ${one.version}\n  ${licenceOf(one)}. ${reviewOf(one).reason}\n`),
    'PART 3: LICENCE TEXTS OF PACKAGES',
    '',
    ...groupsOf(packages).map(({ texts, lines }) => [RULE, ...lines, '', texts, ''].join('\n')),
  ]
    .join('\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trimEnd()}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = notices();
  if (!process.argv.includes('--check')) writeFileSync(FILE, text);
  else if (readFileSync(FILE, 'utf8') !== text) {
    console.error('THIRD-PARTY-NOTICES is out of date. Run npm run notices');
    process.exitCode = 1;
  }
}
