import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { WorkerProcess, builtFile } from '#kit/queue/pool/worker-process.js';
import type { PrintReading } from '@guest-screening/document-reader';
import type { FaceAnswer, FaceTask } from '#subgraphs/screening/id-check/reading/face-worker.js';
import type { PrintTask } from '#subgraphs/screening/id-check/reading/print-worker.js';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';
import { drawDocuments } from '../support/documents.js';

const MAX_MB = 400;
const SCRIPT_MB = 300;
const BUDGET_MS = 90_000;
const LONG = 600_000;
const LARGEST = { width: 2_600, height: 2_600, fit: 'inside' } as const;

/** Peak memory of a process, shared pages included. */
function peakMb(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return (Number(kilobytes) * 1024) / 1e6;
}

const workerOf = <Task, Answer>(name: string) =>
  new WorkerProcess<Task, Answer>(
    builtFile(join(projectRoot, 'subgraphs/screening/id-check/reading'), name),
    SCRIPT_MB,
    () => {},
  );

/** The results of a worker's tasks, one after another, and its peak memory. */
async function worked<Task, Answer>(worker: WorkerProcess<Task, Answer>, tasks: Task[]) {
  const answers: (Answer | undefined)[] = [];
  try {
    for (const task of tasks) {
      const { answer, error } = await worker.run(task);
      expect(error).toBeUndefined();
      answers.push(answer);
    }
    return { answers, mb: peakMb(worker.pid!) };
  } finally {
    worker.end();
  }
}

beforeAll(built, LONG);

test(
  'the process with the face models stays within 400 MB',
  async () => {
    const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
    const names = readdirSync(samples).filter((name) => /^sample\d\.jpg$/.test(name));
    const large = await Promise.all(
      names.slice(0, 2).map((name) => sharp(join(samples, name)).resize(LARGEST).jpeg().toBuffer()),
    );
    const frames = await Promise.all(
      names.map((name) => sharp(join(samples, name)).resize(480, 640).jpeg({ quality: 60 }).toBuffer()),
    );
    const worker = workerOf<FaceTask, FaceAnswer>('face-worker.js');
    const pictures = [...names.map((name) => readFileSync(join(samples, name))), ...large];
    const tasks: FaceTask[] = [
      ...[false, true].flatMap((onDocument) => pictures.map((jpeg) => ({ jpeg, onDocument }))),
      ...frames.map((frame) => ({ frame })),
    ];
    const { answers, mb } = await worked(worker, tasks);
    const hasFace = (read: FaceAnswer['faces'] | FaceAnswer['frame']) =>
      Boolean(read && !('error' in read) && read.descriptor?.length === 128);
    expect(answers.slice(0, -frames.length).every((answer) => hasFace(answer?.faces))).toBe(true);
    // In some pictures, the part that has the shape of a frame shows no face; they are read all the same.
    const inFrames = answers.slice(-frames.length).map((answer) => answer?.frame);
    expect(inFrames.every((read) => read && !('error' in read))).toBe(true);
    expect(inFrames.some(hasFace)).toBe(true);
    expect(mb).toBeLessThanOrEqual(MAX_MB);
  },
  LONG,
);

test(
  'the process that reads print stays within 400 MB',
  async () => {
    const drawn = await drawDocuments([
      { format: 'EUROPEAN', level: 'clean' },
      { format: 'EUROPEAN', level: 'medium' },
      { format: 'AMERICAN', level: 'easy' },
    ]);
    const usual = drawn.map(({ image }) => image);
    const large = await Promise.all(usual.map((image) => sharp(image).resize(LARGEST).jpeg().toBuffer()));
    const worker = workerOf<PrintTask, PrintReading>('print-worker.js');
    const tasks = [...large, ...usual].map((jpeg) => ({ jpeg, kind: 'drivers' as const, budgetMs: BUDGET_MS }));
    const { answers, mb } = await worked(worker, tasks);
    expect(answers.every((print) => (print?.dates.length ?? 0) > 0)).toBe(true);
    expect(mb).toBeLessThanOrEqual(MAX_MB);
  },
  LONG,
);
