import type { Response } from 'express';
import type { InputProblem } from '#kit/failure.js';
import { isGraphPath, refuseGraph } from './graph-answer.js';

/**
 * Answers with the uniform error body: `error` is a human-readable message, `code` a stable identifier. Requests to the
 * graph get the same as a GraphQL response.
 */
export function refuse(
  response: Response,
  status: number,
  code: string,
  error: string,
  details?: readonly InputProblem[],
): void {
  const request_id = response.locals.requestId as string;
  if (isGraphPath(response.req.originalUrl)) {
    const refusal = { message: error, code: code.toUpperCase(), requestId: request_id, details };
    return refuseGraph(response, status, refusal);
  }
  response.status(status).json({ error, code, request_id, ...(details && { details }) });
}
