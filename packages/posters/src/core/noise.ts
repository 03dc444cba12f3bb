import type { Random } from './random.js';

const PERIOD = 256;

/** Smooth one-dimensional value noise of several octaves, about -1 to 1. */
export function valueNoise(random: Random, octaves = 4, roughness = 0.5): (x: number) => number {
  const tables = Array.from({ length: octaves }, () =>
    Float64Array.from({ length: PERIOD }, () => random.next() * 2 - 1),
  );
  return (x) => {
    let sum = 0;
    let weight = 0;
    let amplitude = 1;
    let frequency = 1;
    for (const table of tables) {
      const position = (((x * frequency) % PERIOD) + PERIOD) % PERIOD;
      const cell = Math.floor(position);
      const part = position - cell;
      const ease = part * part * (3 - 2 * part);
      const here = table[cell] ?? 0;
      const next = table[(cell + 1) % PERIOD] ?? 0;
      sum += amplitude * (here * (1 - ease) + next * ease);
      weight += amplitude;
      amplitude *= roughness;
      frequency *= 2.03;
    }
    return sum / weight;
  };
}
