/** Faster steps print one line only, in ms. */
const WORTH_ANNOUNCING_MS = 400;

/** Prints short lines with each step and its duration. */
export class Progress {
  constructor(private readonly print: (line: string) => void = (line) => console.log(line)) {}

  note(line: string): void {
    this.print(line);
  }

  /** `done` gives a more precise text for the result. */
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
