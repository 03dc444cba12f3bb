import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A fixed address that forwards to the current replicas of a process, like a cluster's service. */
export class Door {
  private readonly sockets = new Set<Socket>();
  private targets: readonly number[] = [];
  private taken = 0;

  private constructor(private readonly server: Server) {}

  static async at(port: number): Promise<Door> {
    const server = createServer();
    const door = new Door(server);
    server.on('connection', (near) => door.take(near));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return door;
  }

  /** Forwards new connections to these ports in turn; open connections stay. */
  leadTo(...ports: number[]): void {
    this.targets = ports;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private take(near: Socket): void {
    this.taken += 1;
    const far = connect(this.targets[this.taken % this.targets.length] ?? 0, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket.setNoDelay(true));
      socket
        .on('error', () => other.destroy())
        .on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
    }
    near.pipe(far).pipe(near);
  }
}
