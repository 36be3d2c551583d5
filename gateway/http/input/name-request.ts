import { SpanKind } from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { countRequest } from '#kit/metrics/metrics.js';
import type { Log } from '#kit/process/log.js';
import { withRequestId } from '#kit/process/request-id.js';
import { failSpan, runWithin, startSpan } from '#kit/process/trace/span.js';

/** What machines look at all the time, and nobody wants to see traced. */
const UNTRACED = /^\/(?:health\/|metrics$)/;

/**
 * Gives the request an id, taken over from the caller where it is well formed, and logs its end by its route. Where
 * traces are made it is a span of the caller's trace, or the first of its own.
 */
export function nameRequest(log: Log): RequestHandler {
  return (request, response, next) => {
    const given = request.get('request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const startedAt = process.hrtime.bigint();
    const span = UNTRACED.test(request.path)
      ? null
      : startSpan({ name: request.method, kind: SpanKind.SERVER, parent: request.get('traceparent') });
    response.locals.requestId = requestId;
    response.set('Request-Id', requestId);
    response.on('finish', () => {
      const ms = Number(process.hrtime.bigint() - startedAt) / 1e6;
      const route = (response.locals.route as string | undefined) ?? request.baseUrl ?? '';
      const status = response.statusCode;
      countRequest(request.method, route, status, ms);
      log.info({ requestId, method: request.method, route, status, ms }, 'request.answered');
      span?.updateName(`${request.method} ${route}`);
      span?.setAttributes({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) failSpan(span, String(status));
    });
    response.on('close', () => span?.end());
    const work = (): void => withRequestId(requestId, next);
    if (span) runWithin(span, work);
    else work();
  };
}
