import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { currentPlace } from '../tracing/current-trace.js';
import { inSources } from './source-positions.js';

/** What the database's driver adds to an error: the values of the statement and of the row in fault. */
const VALUES: ReadonlySet<string> = new Set([
  'parameters',
  'driverError',
  'detail',
  'where',
  'internalQuery',
]);
/**
 * An e-mail address, anywhere in a text: mail servers and drivers repeat what they were given. The lengths are bounded,
 * since an endless word would be searched again from each of its letters.
 */
const ADDRESS = /[^\s"'<>()\\,;:@/]{1,64}@[^\s"'<>()\\,;:@/]{1,255}\.\p{L}{2,63}/gu;

function withoutValues(error: Error): unknown {
  const facts: unknown = stdSerializers.err(error);
  if (typeof facts !== 'object' || facts === null) return facts; // anything can be thrown
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => !VALUES.has(name))
      .map(([name, value]) => [name, name === 'stack' ? inSources(String(value)) : value]),
  );
}

/** Log lines that the same action of a person caused, in whatever process, have the same id. */
function ofTrace(): { traceId?: string } {
  const place = currentPlace();
  return place ? { traceId: place.traceId } : {};
}

/**
 * One JSON object a line, for people (`LOG_LEVEL`) and for machines; ids only: never a cookie, a token, an e-mail address
 * or the values of a statement.
 */
export class JsonLogger implements LoggerService {
  readonly pino: Logger;

  constructor(service: string, level: string, to: DestinationStream = pino.destination(1)) {
    this.pino = pino(
      {
        level,
        base: { service },
        mixin: ofTrace,
        timestamp: () => `,"at":"${new Date().toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
        serializers: { err: withoutValues, error: withoutValues },
        hooks: { streamWrite: (line) => line.replace(ADDRESS, '[address]') },
        redact: [
          'headers.cookie',
          'headers.authorization',
          'req.headers.cookie',
          'req.headers.authorization',
        ],
      },
      to,
    );
  }

  log(message: unknown, context?: string): void {
    this.write('info', message, context);
  }
  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }
  debug(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }
  verbose(message: unknown, context?: string): void {
    this.write('trace', message, context);
  }
  fatal(message: unknown, context?: string): void {
    this.write('fatal', message, context);
  }
  /** @param rest a stack, where there is one, and last the context, as libraries pass them */
  error(message: unknown, ...rest: unknown[]): void {
    const [context, stack] = rest.filter((part): part is string => typeof part === 'string').toReversed();
    this.write('error', stack ? { msg: String(message), stack: inSources(stack) } : message, context);
  }

  private write(
    level: 'info' | 'warn' | 'debug' | 'trace' | 'fatal' | 'error',
    message: unknown,
    context?: string,
  ): void {
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.pino[level]({ context, ...message });
    else this.pino[level]({ context }, String(message));
  }
}
