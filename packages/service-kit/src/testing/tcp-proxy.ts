import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './broker.js';

/** What a network drops: what the process sends, what the server sends, or both. */
export type Swallowed = 'asked' | 'answered' | 'both';

/** A proxy between a process and a server, which does to their connections what networks do. */
export class TcpProxy {
  private server: Server | undefined;
  private readonly lines = new Set<Line>();
  private swallowed: Swallowed | undefined;

  private constructor(
    /** The server's address, by way of this proxy. */
    readonly url: string,
    private readonly target: URL,
  ) {}

  /** @param address of the server, with its port; user, password and path are kept */
  static async to(address: string): Promise<TcpProxy> {
    const through = new URL(address);
    through.hostname = '127.0.0.1';
    through.port = String(await freePort());
    const proxy = new TcpProxy(through.href, new URL(address));
    await proxy.mend();
    return proxy;
  }

  /** How many connections are open now. */
  get open(): number {
    return this.lines.size;
  }

  /** Like a firewall that forgets: what is open carries nothing any more, and neither end is told. New ones work. */
  freeze(): void {
    for (const line of this.lines) line.freeze();
  }

  /** Keeps back what the server says from now on. @returns how to hand it over, for each connection in one piece */
  hold(): () => void {
    const lines = [...this.lines];
    for (const line of lines) line.hold();
    return () => {
      for (const line of lines) line.release();
    };
  }

  /** Like a network that is cut somewhere on the way: connections are accepted, new ones too, and carry nothing. */
  swallow(swallowed: Swallowed = 'both'): void {
    this.swallowed = swallowed;
    for (const line of this.lines) line.swallow(swallowed);
  }

  /** The network works again: what was under way arrives where somebody still waits for it. */
  flow(): void {
    this.swallowed = undefined;
    for (const line of this.lines) line.flow();
  }

  /** Ends what is open without a goodbye. */
  reset(): void {
    for (const line of this.lines) line.reset();
  }

  /** Stops listening, and ends open connections. */
  async cut(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const line of this.lines) line.end();
    await closed;
  }

  /** Listens, also again after {@link cut}. */
  async mend(): Promise<void> {
    this.server = createServer((near) => {
      const line = new Line(near, connect(Number(this.target.port), this.target.hostname));
      this.lines.add(line);
      if (this.swallowed) line.swallow(this.swallowed);
      line.onEnd(() => this.lines.delete(line));
    });
    this.server.listen(Number(new URL(this.url).port), '127.0.0.1');
    await once(this.server, 'listening');
  }
}

/** One connection: the process at its near end, the server at its far one. */
class Line {
  private held: Buffer[] | undefined;
  private frozen = false;

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
  ) {
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far);
    far.on('data', (chunk: Buffer) => (this.held ? this.held.push(chunk) : near.write(chunk)));
  }

  onEnd(listener: () => void): void {
    this.far.on('close', listener);
  }

  freeze(): void {
    this.frozen = true;
    this.near.unpipe(this.far).removeAllListeners('close').pause();
    this.far.removeAllListeners('data').pause();
  }

  swallow(swallowed: Swallowed): void {
    if (swallowed !== 'answered') this.near.unpipe(this.far).pause();
    if (swallowed !== 'asked') this.far.pause();
  }

  flow(): void {
    if (this.frozen) return;
    this.near.unpipe(this.far).pipe(this.far);
    this.far.resume();
  }

  hold(): void {
    this.held = [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    if (this.near.writable) this.near.write(Buffer.concat(held));
  }

  reset(): void {
    this.near.resetAndDestroy();
  }

  end(): void {
    this.near.destroy();
    this.far.destroy();
  }
}
