import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const state = { leaving: false };

/** Whether this process is shutting down: it still serves requests, but no longer says that it is ready. */
export const isLeaving = (): boolean => state.leaving;

/** While the process is leaving, each answer is the last one on its connection. */
export function partAfterLastAnswers(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (_request, reply, payload, done) => {
      if (state.leaving) reply.header('connection', 'close');
      done(null, payload);
    });
}

/**
 * Browsers open connections ahead of use. On close, Node waits for a connection without any request as if it was busy,
 * so such connections are destroyed.
 */
export function partFromSilentConnections(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const silent = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  fastify.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  fastify.addHook('preClose', async () => {
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
  });
}

/**
 * Ends the process on a signal without refusing anybody: it says that it is not ready, goes on serving until those who
 * send requests know, then stops listening, finishes what it has accepted, and exits.
 * @param graceMs how long others may need to know
 */
export function leaveOnSignals(app: NestFastifyApplication, graceMs: number): void {
  const leave = async () => {
    if (state.leaving) return;
    state.leaving = true;
    await sleep(graceMs);
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void leave());
}
