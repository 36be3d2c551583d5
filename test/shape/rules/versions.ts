const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;
const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];

type Versions = { [name: string]: string | Versions };

function inexact(versions: Versions, path: string): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version !== 'string') return inexact(version, `${path} ${name}`);
    return EXACT.test(version) ? [] : [`${path} ${name} is "${version}", not an exact version`];
  });
}

/** Dependencies of a package.json (its text) with a range, a tag or a URL as version. */
export function versionViolations(packageJson: string): string[] {
  const manifest = JSON.parse(packageJson) as Record<string, Versions | undefined>;
  return SECTIONS.flatMap((section) => inexact(manifest[section] ?? {}, section));
}
