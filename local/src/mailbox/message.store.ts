import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Message, newMessageId, parseMessage, withEnvelope } from './message.js';

const LIMIT = 500;

/** The newest letters, in memory, and as `.eml` files in a folder, so that they survive a restart. */
export class MessageStore {
  private readonly messages: Message[] = [];

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<MessageStore> {
    const store = new MessageStore(folder);
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()) {
      store.messages.push(
        await parseMessage(file.slice(0, -'.eml'.length), readFileSync(join(folder, file))),
      );
    }
    return store;
  }

  async add(raw: Buffer, to: readonly string[]): Promise<void> {
    const id = newMessageId(new Date());
    const letter = withEnvelope(raw, to);
    const message = await parseMessage(id, letter);
    writeFileSync(this.fileOf(id), letter);
    this.messages.push(message);
    while (this.messages.length > LIMIT) this.remove(this.messages.shift());
  }

  /** Newest first; of one recipient if `to` is given. */
  list(to?: string): Message[] {
    const wanted = to?.toLowerCase();
    return this.messages
      .filter((message) => !wanted || message.to.some((address) => address.toLowerCase() === wanted))
      .reverse();
  }

  get(id: string): Message | undefined {
    return this.messages.find((message) => message.id === id);
  }

  clear(): void {
    for (const message of this.messages.splice(0)) this.remove(message);
  }

  private remove(message: Message | undefined): void {
    if (message) rmSync(this.fileOf(message.id), { force: true });
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.eml`);
  }
}
