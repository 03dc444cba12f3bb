import type { Problem } from '@safari/contracts';

/** A call that was refused or not answered, as plain data for the store. */
export interface CallError {
  name: 'CallError';
  /** `status: body`, or `status: status text` where the body is empty. */
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The body, if it was `application/problem+json`. */
  problem?: Problem;
}

export function isCallError(error: unknown): error is CallError {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'CallError';
}

/** The problem's sentence for people, if the server sent one. */
export function serverMessage(error: unknown): string | undefined {
  if (!isCallError(error)) return undefined;
  return error.problem?.detail ?? error.problem?.title;
}

export async function responseError(response: Response): Promise<CallError> {
  const body = await response.text();
  return {
    name: 'CallError',
    message: `${response.status}: ${body || response.statusText}`,
    status: response.status,
    problem: readProblem(body),
  };
}

export function networkError(reason: unknown): CallError {
  const text = reason instanceof Error ? reason.message : String(reason);
  return { name: 'CallError', message: `0: ${text}`, status: 0 };
}

function readProblem(body: string): Problem | undefined {
  if (!body.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'status' in value &&
    typeof value.status === 'number'
  );
}
