/** Seeded random numbers (mulberry32): the same seed gives the same picture on every machine. */
export class Random {
  private state = 0;

  constructor(seed: string) {
    for (const character of seed) {
      this.state = Math.imul(this.state ^ character.charCodeAt(0), 2654435761) >>> 0;
    }
  }

  /** 0 inclusive to 1 exclusive */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** both ends included */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** bell-shaped, -1 to 1, mostly near 0 */
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) / 1.5;
  }
}
