import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Anchor, readAnchorLine } from './anchor.js';

/** Anchors of each account, oldest first, and how many there are. */
export interface Anchors {
  count: number;
  of: Map<string, Anchor[]>;
}

/** Reads the anchors of a file of anchors or of log lines. Throws where the file can't be read or a line is damaged. */
export async function readAnchors(file: string): Promise<Anchors> {
  const anchors: Anchors = { count: 0, of: new Map() };
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    const anchor = read(line, number);
    if (!anchor) continue;
    const known = anchors.of.get(anchor.accountId);
    if (known) known.push(anchor);
    else anchors.of.set(anchor.accountId, [anchor]);
    anchors.count += 1;
  }
  for (const list of anchors.of.values()) list.sort((a, b) => a.sequence - b.sequence);
  return anchors;
}

function read(line: string, number: number): Anchor | null {
  try {
    return readAnchorLine(line);
  } catch (error) {
    throw new Error(`Line ${number}: ${(error as Error).message}.`, { cause: error });
  }
}
