import { z } from 'zod';
import { type Graph, remoteGraph } from '#kit/graph/graph.js';
import { signViewer } from '#kit/viewer/viewer-token.js';
import { readConfig } from '#kit/process/config.js';
import { TrainingProblem } from '../rows/training-row.js';

const SHAPE = { GATEWAY_URL: z.string().optional(), SERVICE_SECRET: z.string().min(32).optional() };

/**
 * Connects to the graph of the running service as the service itself. Throws TrainingProblem if it is not configured.
 */
export function historyGraph(environment: NodeJS.ProcessEnv = process.env): Graph {
  const { GATEWAY_URL: url, SERVICE_SECRET: secret } = readConfig(SHAPE, environment);
  if (!url || !secret)
    throw new TrainingProblem(
      'To train on the stored history, set GATEWAY_URL and SERVICE_SECRET of the running service, or pass --from.',
    );
  const key = new TextEncoder().encode(secret);
  return remoteGraph(url.replace(/\/+$/, ''), (viewer) => signViewer(viewer, 'gateway', key));
}
