import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { forEveryAccount } from '../store/fence/scope.js';
import { metrics } from '../metrics/metrics.js';
import { readQueueFigures } from './queue-figures.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** A scrape request: `address` is that of the connection; `forwarded`: it came through a proxy. */
export interface Scrape {
  address: string | undefined;
  forwarded: boolean;
  authorization: string | undefined;
}

export const scrapeOf = ({ socket, headers }: IncomingMessage): Scrape => ({
  address: socket.remoteAddress,
  forwarded: ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined),
  authorization: headers.authorization,
});

export interface MetricsDoor {
  contentType: string;
  /** Returns the metrics as text; null if the caller is not allowed to read them. */
  read(asker: Scrape): Promise<string | null>;
}

export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Metrics of another process of the service without its own endpoint; null if they are unavailable. */
export type FiguresBeside = () => Promise<Figures | null>;

/** `/metrics`: requires the bearer token if one is set, else only local requests. Includes other processes' metrics. */
export function metricsDoor(pool: pg.Pool, token: string | undefined, beside?: FiguresBeside): MetricsDoor {
  const mayRead = ({ address = '', forwarded, authorization = '' }: Scrape) =>
    token === undefined
      ? LOOPBACK.test(address) && !forwarded
      : timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  return {
    contentType: metrics.contentType,
    async read(asker) {
      if (!mayRead(asker)) return null;
      await forEveryAccount(() => readQueueFigures(pool));
      const others = await beside?.();
      if (!others) return metrics.metrics();
      return AggregatorRegistry.aggregate([await metrics.getMetricsAsJSON(), others]).metrics();
    },
  };
}
