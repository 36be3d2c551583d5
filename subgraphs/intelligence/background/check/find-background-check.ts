import { open } from '#kit/cipher/cipher.js';
import { isId } from '#kit/id.js';
import type { BackgroundContext } from '../background-context.js';
import type { BackgroundCheck } from './background-report.type.js';
import { shownCheck } from './shown-check.js';

/** A background check by ID; null if the viewer cannot see it. */
export async function findBackgroundCheck(context: BackgroundContext, id: string): Promise<BackgroundCheck | null> {
  const { load, viewer } = context;
  const row = isId(id) ? await load.backgroundReport.load(viewer.accountIds, id) : null;
  return row && shownCheck(context, row, open(row.items, 'intelligence.background_report.items', row));
}
