/** Steps faster than this print one line only. */
const WORTH_ANNOUNCING_MS = 400;

/** Short lines that say what is being done and how long it took. */
export class Progress {
  constructor(private readonly print: (line: string) => void = (line) => console.log(line)) {}

  note(line: string): void {
    this.print(line);
  }

  /** `done` says more about the result than the title did. */
  async step<T>(title: string, work: () => Promise<T>, done?: (result: T) => string): Promise<T> {
    const began = Date.now();
    const announcement = setTimeout(() => this.print(`· ${title}`), WORTH_ANNOUNCING_MS);
    try {
      const result = await work();
      this.print(`✓ ${done ? done(result) : title} (${seconds(Date.now() - began)})`);
      return result;
    } finally {
      clearTimeout(announcement);
    }
  }
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
