/**
 * Fails for packages in production or the pages under a licence that has not been accepted, and for reviews that no
 * package needs any more. Works offline, from the lock file and the installed packages.
 */
import { pathToFileURL } from 'node:url';
import { licenceTexts, shippedPackages } from './packages.mjs';
import { REVIEWED, isAccepted, reviewOf } from './reviewed.mjs';

/** Texts that no accepted licence begins with. */
const STRICT =
  /^\W*(GNU (AFFERO |LESSER )?GENERAL PUBLIC LICENSE|Server Side Public License|Business Source License)/im;

/** Problems with the licences of these packages, one line each. */
export function licenceProblems(packages, textsOf = licenceTexts) {
  const problems = packages.flatMap((one) => {
    const named = `${one.name} ${one.version}`;
    if (!isAccepted(one.licence) && !reviewOf(one))
      return [`${named}: licence ${one.licence ?? 'not stated'} is not accepted`];
    const strict = textsOf(one).some((text) => STRICT.test(text.slice(0, 2_000)));
    return strict && !reviewOf(one) ? [`${named}: states ${one.licence}, but its licence file is another one`] : [];
  });
  const unused = REVIEWED.filter((review) => !packages.some((one) => reviewOf(one) === review));
  return [...problems, ...unused.map(({ name }) => `the review of ${name.source} fits no package`)];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const packages = shippedPackages();
  const problems = licenceProblems(packages);
  for (const problem of problems) console.error(problem);
  console.log(`${packages.length} packages, ${problems.length} problems with their licences`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
