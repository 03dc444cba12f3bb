import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.rules.js';

/** The client of a sign-in. */
export interface Caller {
  address: string;
  /** for people to recognize, `null` where the browser does not say */
  device: string | null;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
});
