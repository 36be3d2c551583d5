import { SpanKind } from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { countRequest } from '#kit/metrics/metrics.js';
import type { Log } from '#kit/process/log.js';
import { withRequestId } from '#kit/process/request-id.js';
import { failSpan, runWithin, startSpan } from '#kit/process/trace/span.js';

/** Polled by machines all the time, so not traced. */
const UNTRACED = /^\/(?:health\/|metrics$)/;

/**
 * Assigns the request ID, using the caller's if it is well formed, and logs the completed request by route. With tracing
 * enabled, starts a span in the caller's trace, or in a new one.
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
