import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#kit/process/project-root.js';

/** A document to be drawn and photographed; `quarters` turns the picture, `forged` prints somebody else beside the zone. */
export interface Wanted {
  format: 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA' | 'EUROPEAN' | 'AMERICAN';
  level: 'clean' | 'easy' | 'medium' | 'hard';
  quarters?: number;
  forged?: boolean;
  /** One digit of the zone is another: of the birth date, or the check digit after it. */
  alter?: 'birth' | 'digit';
  /** How it comes before the camera. */
  shown?: 'screen' | 'copy';
}

/** A photograph (JPEG) of a document that was invented, with what it says. */
export interface DrawnDocument {
  image: Buffer;
  lines: string[];
  person: {
    firstName: string;
    lastName: string;
    number: string;
    state: string;
    birth: { iso: string };
    expiry: { iso: string };
  };
}

/** Draws documents, in a process of its own: inside a test's sandbox the many sums would take minutes. */
export async function drawDocuments(wanted: readonly Wanted[]): Promise<DrawnDocument[]> {
  const script = join(projectRoot, 'packages/document-reader/bench/draw.mjs');
  const options = { maxBuffer: 100e6, cwd: projectRoot };
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(wanted)], options);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const { image, ...rest } = JSON.parse(line) as Omit<DrawnDocument, 'image'> & { image: string };
      return { image: Buffer.from(image, 'base64'), ...rest };
    });
}
