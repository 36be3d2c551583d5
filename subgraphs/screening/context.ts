import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Reads } from '#kit/store/replicas.js';
import { bookingReads } from './booking/context.js';
import type { idCheckReads } from './booking/id-document/id-check-reads.js';
import type { PortalContext } from './portal/context.js';
import { portalReads } from './portal/visit/portal-reads.js';
import { type ScreeningContext, screeningReads } from './screening/context.js';

/** What the three rooms are given, in one: each takes its part. */
export type Context = PortalContext & ScreeningContext;

export interface ReadParts {
  pool: pg.Pool;
  orm: MikroORM;
  graph: Graph;
  reads?: Reads;
  documents: ReturnType<typeof idCheckReads>;
}

/** Reads of the three rooms. */
export function subgraphReads(parts: ReadParts) {
  const { pool, orm, graph } = parts;
  const [booking, portal, screening] = [bookingReads(parts), portalReads(pool, orm, graph), screeningReads(pool, orm)];
  return (viewer: Viewer) => ({ ...booking(viewer), ...portal(viewer), ...screening(viewer) });
}
