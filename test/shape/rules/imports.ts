import { posix } from 'node:path';
import { importsOf, roomOf, targetOf, type Import, type Target } from './rooms.js';
import type { Source } from './source.js';

type Reach = (room: string, edge: Import) => boolean;

const kitAndWords: Reach = (room) => room === 'kit' || room === 'words';

/** What a subgraph may import: webhooks and callbacks post the records that the shim returns. */
const shared: Reach = (room, edge) => kitAndWords(room, edge) || room === 'records';

/** Rooms that a room may import, besides itself: the table of the architecture. */
const REACH: Record<string, Reach> = {
  kit: () => false,
  words: () => false,
  // The records of `/v1`: every room that returns or posts one imports it from here.
  records: () => false,
  // all.ts, serve.ts and work.ts list and start the subgraphs.
  subgraphs: (room, edge) => kitAndWords(room, edge) || room.startsWith('subgraphs/'),
  gateway: (room) => room === 'kit' || room === 'schema' || room === 'records' || room === 'web',
  // The shim's table of statuses is built from the closed list of failures.
  'rest-shim': (room, edge) => shared(room, edge) || room === 'schema' || (room === 'gateway' && edge.typeOnly),
  // Server-rendered pages use the problem texts of kit.
  web: (room, edge) => room === 'schema' || (room === 'kit' && edge.typeOnly),
  schema: () => false,
};

/** Places that open the subgraphs and the shim in the gateway's process, and the one that checks everything. */
const KNOWS_ALL = [
  'gateway/start/open-inside.ts',
  'gateway/start/open-front.ts',
  'gateway/doctor/examine-stores.ts',
  'gateway/doctor/examine-keys.ts',
];

/** At startup the gateway checks the settings of the whole service, including those of subgraphs. */
const readsSettings = (from: string, to: string) => from === 'gateway/config.ts' && to === 'subgraphs/settings.ts';

const isEntity = (path: string) => path.endsWith('.entity.ts');

/** The subgraph's own folder of that name that contains a path (`subgraphs/x/providers`), or null. */
function folderOf(path: string, name: string): string | null {
  const parts = path.split('/');
  const at = parts.slice(0, -1).indexOf(name, 2);
  return parts[0] === 'subgraphs' && at > 0 ? parts.slice(0, at + 1).join('/') : null;
}

/** The clients of external services in a path's subgraph. Intelligence also keeps their callers there. */
function providersOf(path: string): string | null {
  const folder = folderOf(path, 'providers');
  return folder === 'subgraphs/intelligence/providers' ? null : folder;
}

function roomViolation(from: string, target: Target & { kind: 'file' }, edge: Import): string | null {
  const [own, other] = [roomOf(from), roomOf(target.path)];
  if (own === other || own === 'root') return null;
  if (own.startsWith('packages/')) return 'a package imports packages and itself only';
  if (other.startsWith('packages/')) {
    const isTool = (own === 'bench' || own === 'test') && /^packages\/[^/]+\/bench\//.test(target.path);
    return isTool ? null : 'a package is imported by its name; benches and tests may draw on its bench';
  }
  const free = own === 'test' || own === 'bench' || KNOWS_ALL.includes(from);
  const reach = REACH[own] ?? shared;
  if (!free && !reach(other, edge) && !readsSettings(from, target.path)) return `${own} may not import ${other}`;
  if ((free && own === 'bench' && other === 'test') || other === 'schema') return null;
  if (own === 'bench' && target.path.startsWith('dist/')) return null;
  const nextDoor = own === 'subgraphs' && other.startsWith('subgraphs/');
  return target.bySubpath || nextDoor ? null : `another room is imported by its subpath (#…), not by a relative path`;
}

/** Shared code of the intelligence capabilities, and everything in a folder of that subgraph. */
const SHARED_BY_CAPABILITIES = /^subgraphs\/intelligence\/(?:answer|built-in|datasets|providers)\//;
const IN_INTELLIGENCE = /^subgraphs\/intelligence\/[^/]+\//;

const SCREENING = /^subgraphs\/screening\/(?:([^/]+)\/)?/;

/**
 * Imports between folders of screening: `portal` and `screening` import bookings but not each other, bookings import
 * neither, and reading pictures imports none of them. Other folders are not limited: they combine the rooms.
 */
const SCREENING_REACH: Record<string, readonly string[]> = {
  booking: ['references', 'id-check'],
  portal: ['booking', 'references', 'id-check'],
  screening: ['booking', 'references', 'id-check'],
  'id-check': [],
  references: [],
  migrations: [],
};

/** The direction of imports inside the screening subgraph. */
function screeningViolation(from: string, to: string): string | null {
  if (to === 'subgraphs/screening/messages.ts') return null;
  const [own, other] = [SCREENING.exec(from)?.[1], SCREENING.exec(to)];
  if (!own || !other || !Object.hasOwn(SCREENING_REACH, own) || other[1] === own) return null;
  return SCREENING_REACH[own]!.includes(other[1] ?? '')
    ? null
    : `${own} may not import ${other[1] ?? 'what puts rooms together'}`;
}

/** How texts are worded: values and pure functions, too. */
const PHRASE = 'kit/phrase.ts';

/** Facts about bookings that checks weigh: values and pure functions. */
const FACTS = 'subgraphs/screening/booking/facts/';

/** Rules for one kind of file inside a subgraph, stricter than those of its room. */
function conceptViolation(from: string, target: Target, typeOnly: boolean): string | null {
  const file = target.kind === 'file' ? target.path : null;
  const kit = file !== null && roomOf(file) === 'kit';
  // The shape of a stored document is a type of the room that creates it.
  if (isEntity(from) && file !== null && !kit && !isEntity(file) && !typeOnly)
    return 'an entity imports #kit and entities only';
  const providers = providersOf(from);
  if (providers && file !== null && !kit && !file.startsWith(`${providers}/`))
    return 'a provider imports #kit and its own folder only';
  const isCapability = file !== null && IN_INTELLIGENCE.test(file) && !SHARED_BY_CAPABILITIES.test(file);
  if (SHARED_BY_CAPABILITIES.test(from) && isCapability) return 'what capabilities share imports no capability';
  const checks = folderOf(from, 'checks');
  const details = checks && posix.join(posix.dirname(checks), 'details');
  const reach = [`${checks}/`, `${details}/`, FACTS, PHRASE];
  if (checks && !reach.some((folder) => file?.startsWith(folder)))
    return 'a check imports details/, booking/facts/, kit/phrase and its own folder only';
  const misled = file !== null && screeningViolation(from, file);
  if (misled) return misled;
  if (from.endsWith('.resolver.ts') && file !== null && providersOf(file))
    return 'a resolver calls a use case, not a provider';
  return null;
}

function violation(from: string, edge: Import): string | null {
  const target = targetOf(edge.specifier, from);
  const concept = conceptViolation(from, target, edge.typeOnly);
  if (concept) return concept;
  if (target.kind === 'file') return roomViolation(from, target, edge);
  return roomOf(from) === 'words' && target.name !== 'zod' ? 'shared words import zod only' : null;
}

/** Imports that break the table of allowed imports, one line each. */
export function importViolations(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap((edge) => {
      const found = violation(source.path, edge);
      return found ? [`${edge.at} ${found}: ${edge.specifier}`] : [];
    }),
  );
}
