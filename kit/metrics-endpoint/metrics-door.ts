import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { forEveryAccount } from '../store/fence/scope.js';
import { metrics } from '../metrics/metrics.js';
import { readQueueFigures } from './queue-figures.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who asks: `address` is the connection's own; `forwarded`: a proxy passed the request on. */
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
  /** The figures as text; null: whoever asks may not see them. */
  read(asker: Scrape): Promise<string | null>;
}

export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The figures of another process of the service that has no door of its own; null: it does not tell them now. */
export type FiguresBeside = () => Promise<Figures | null>;

/** `/metrics`: with a token for whoever shows it as `Bearer`, without one for this machine only. Told with the figures beside. */
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
