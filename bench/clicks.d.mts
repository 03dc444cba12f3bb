import type { Browser } from 'playwright-core';

type Walk = (desk: never) => Promise<void>;

export const oneByOne: Walk;
export const together: Walk;
export function counted(
  browser: Browser,
  product: { origin: string; databases: Record<string, string> },
  walk: Walk,
  count: number,
): Promise<{ clicks: number; keys: number }>;
