import type { Response } from 'express';
import type { InputProblem } from '#kit/failure.js';

/** Answers with the uniform error body: `error` is a human-readable message, `code` a stable identifier. */
export function refuse(
  response: Response,
  status: number,
  code: string,
  error: string,
  details?: readonly InputProblem[],
): void {
  const request_id = response.locals.requestId as string;
  response.status(status).json({ error, code, request_id, ...(details && { details }) });
}
