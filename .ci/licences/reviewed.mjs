/** Licences accepted without review: permissive, requiring at most to pass on a text or notice. */
export const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
]);

const ELASTIC =
  'The Elastic License 2.0 forbids to offer the package as a hosted service of its own and to remove its notices. This service uses it inside and exposes none of its features. The README names it.';
const LIBVIPS =
  'libvips as a shared library that is loaded at run time, unchanged; anyone can replace it. Its notices are passed on.';
const GEONAMES = 'Place names; the README, the docs and THIRD-PARTY-NOTICES name GeoNames, as CC BY 4.0 asks for.';

/**
 * Packages under other licences that were reviewed by hand: the stated licence, the licence it corresponds to where the
 * package states an unusual one, and why the package may be used. A changed licence statement needs a new review.
 */
export const REVIEWED = [
  {
    name: /^@apollo\/(gateway|composition|federation-internals|query-graphs|query-planner)$/,
    licence: 'Elastic-2.0',
    reason: ELASTIC,
  },
  {
    name: /^libheif-js$/,
    licence: 'LGPL-3.0',
    reason:
      'Optional. libheif and libde265 as a WebAssembly file that is loaded at run time, unchanged; anyone can replace it. Its notices are passed on.',
  },
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', reason: LIBVIPS },
  { name: /^@img\/sharp-win32-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: LIBVIPS },
  { name: /^@img\/sharp-wasm32$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: LIBVIPS },
  {
    name: /^argparse$/,
    licence: 'PSF-2.0',
    reason:
      'The Python Software Foundation licence is permissive. Only the command line of markdown-it uses it: no page has it.',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'A table of browsers that Babel reads when it expands the macros of Lingui: no page has it.',
  },
  { name: /^cities\.json$/, licence: 'CC-BY-4.0', reason: GEONAMES },
  {
    name: /^@ip-location-db\/dbip-city-mmdb$/,
    licence: 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)',
    is: 'CC-BY-4.0',
    reason: 'Cities of IP addresses; the README and the docs name DB-IP with a link, as its licence asks for.',
  },
  {
    name: /^dejavu-fonts-ttf$/,
    licence: 'SEE LICENSE IN README.md AND LICENSE',
    reason:
      'Bitstream Vera and Arev font licences: may be bundled and embedded, not sold by themselves, renamed when changed.',
  },
  {
    name: /^@fontsource-variable\/inter$/,
    licence: 'OFL-1.1',
    reason:
      'The font of the dashboard, unchanged. May be bundled with software, not sold by itself; its text is passed on.',
  },
  {
    name: /^png-js$/,
    licence: null,
    is: 'MIT',
    reason: 'States no licence in package.json; its file LICENSE is the MIT licence.',
  },
  {
    name: /^zipcodes$/,
    licence: 'BSD',
    is: 'BSD-3-Clause',
    reason: 'States "BSD"; its file LICENSE is the three-clause one.',
  },
];

/** The review of a package, if there is one that still fits what the package states. */
export function reviewOf({ name, licence }) {
  return REVIEWED.find((review) => review.name.test(name) && review.licence === licence);
}

/** Whether every licence of an SPDX expression is accepted; one of them where the expression leaves the choice. */
export function isAccepted(expression) {
  if (!expression) return false;
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1').trim();
  // Expressions that mix both need a manual review.
  if (/[()]/.test(plain) || (/ AND /.test(plain) && / OR /.test(plain))) return false;
  if (/ OR /.test(plain)) return plain.split(' OR ').some((one) => ACCEPTED.has(one.trim()));
  return plain.split(' AND ').every((one) => ACCEPTED.has(one.trim()));
}
