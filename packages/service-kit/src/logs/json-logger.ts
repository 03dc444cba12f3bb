import type { LoggerService } from '@nestjs/common';
import { type Logger, pino, stdSerializers } from 'pino';

/** One JSON object a line, for people (`LOG_LEVEL`) and for machines; never a cookie or a token. */
export class JsonLogger implements LoggerService {
  readonly pino: Logger;

  constructor(service: string, level: string) {
    this.pino = pino({
      level,
      base: { service },
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: stdSerializers.err, error: stdSerializers.err },
      redact: ['headers.cookie', 'headers.authorization', 'req.headers.cookie', 'req.headers.authorization'],
    });
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
  error(message: unknown, ...rest: unknown[]): void {
    const context = rest.findLast((part): part is string => typeof part === 'string');
    this.write('error', message, context);
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
