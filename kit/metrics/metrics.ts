import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Metrics of this process. Labels are our own names (routes, job kinds, providers), never input values. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const register = [metrics];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const requests = new Histogram({
  name: 'screening_http_request_seconds',
  help: 'Requests served, by path template.',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
  registers: register,
});

const jobs = new Histogram({
  name: 'screening_job_seconds',
  help: 'Background jobs run, by kind and outcome.',
  labelNames: ['job', 'outcome'],
  buckets: [...SECONDS, 120, 600],
  registers: register,
});

const deliveries = new Histogram({
  name: 'screening_webhook_attempt_seconds',
  help: 'Webhook delivery attempts, by outcome.',
  labelNames: ['outcome'],
  buckets: SECONDS,
  registers: register,
});

const providers = new Histogram({
  name: 'screening_provider_seconds',
  help: 'Requests to lookup providers, by provider and outcome.',
  labelNames: ['provider', 'outcome'],
  buckets: SECONDS,
  registers: register,
});

const sockets = new Counter({
  name: 'screening_subscriptions_total',
  help: 'Subscriptions opened, by field.',
  labelNames: ['field'],
  registers: register,
});

const reads = new Counter({
  name: 'screening_reads_total',
  help: 'List and count queries with replicas configured, by the server that answered.',
  labelNames: ['from'],
  registers: register,
});

const lag = new Gauge({
  name: 'screening_replica_lag_bytes',
  help: 'Write-ahead log that a replica still had to replay at its last check, in bytes.',
  labelNames: ['replica'],
  registers: register,
});

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** `route` is a path template; unknown methods count as `other`. */
export function countRequest(method: string, route: string, status: number, ms: number): void {
  requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, ms / 1000);
}

export function countJob(job: string, outcome: 'completed' | 'failed', ms: number): void {
  jobs.observe({ job, outcome }, ms / 1000);
}

/** `outcome` is a status class such as `2xx`, or one of our codes if there was no response. */
export function countDelivery(outcome: string, ms: number): void {
  deliveries.observe({ outcome }, ms / 1000);
}

/** `outcome` is `answered`, or the reason of the failure. */
export function countProvider(provider: string, outcome: string, ms: number): void {
  providers.observe({ provider, outcome }, ms / 1000);
}

export function countRead(from: 'replica' | 'primary'): void {
  reads.inc({ from });
}

/** `replica` is its number in the settings. */
export function measureLag(replica: number, bytes: number): void {
  lag.set({ replica }, bytes);
}

export function countSubscription(field: string): void {
  sockets.inc({ field });
}
