import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Where others find a process, whichever serves there just now, as they find a service of a cluster. */
export class Door {
  private readonly sockets = new Set<Socket>();
  private target = 0;

  private constructor(private readonly server: Server) {}

  static async at(port: number): Promise<Door> {
    const server = createServer();
    const door = new Door(server);
    server.on('connection', (near) => door.take(near));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return door;
  }

  /** New connections go there from now on; what is open stays where it is. */
  leadTo(port: number): void {
    this.target = port;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private take(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
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
