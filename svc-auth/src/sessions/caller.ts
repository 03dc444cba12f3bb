import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.rules.js';

/** From where somebody signs in. */
export interface Caller {
  address: string;
  /** as a person would call it, `null` where the browser does not say */
  device: string | null;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
});
