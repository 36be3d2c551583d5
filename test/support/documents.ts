import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#kit/process/project-root.js';

/** A document to draw and photograph; `quarters` rotates the picture, `forged` prints another person beside the MRZ. */
export interface Wanted {
  format: 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA' | 'EUROPEAN' | 'AMERICAN';
  level: 'clean' | 'easy' | 'medium' | 'hard';
  quarters?: number;
  forged?: boolean;
  /** Changes one digit of the MRZ: of the birth date, or the check digit after it. */
  alter?: 'birth' | 'digit';
  /** How it is presented to the camera. */
  shown?: 'screen' | 'copy';
}

/** A photo (JPEG) of a fictitious document, with its data. */
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

/** Draws documents in a separate process: inside a test's sandbox the computation would take minutes. */
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
