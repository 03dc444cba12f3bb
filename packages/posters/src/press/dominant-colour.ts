import { Resvg } from '@resvg/resvg-js';

const SAMPLE_WIDTH = 40;

/** The middle of the most frequent bucket of colour, as `#rrggbb`: what to show before the picture has arrived. */
export function dominantColour(svg: string): string {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: SAMPLE_WIDTH } }).render();
  const buckets = new Map<number, { count: number; r: number; g: number; b: number }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b, alpha] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0];
    if (alpha < 128) continue;
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const bucket = buckets.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    buckets.set(key, { count: bucket.count + 1, r: bucket.r + r, g: bucket.g + g, b: bucket.b + b });
  }
  const largest = [...buckets.values()].reduce((a, b) => (b.count > a.count ? b : a));
  const channel = (sum: number) =>
    Math.round(sum / largest.count)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(largest.r)}${channel(largest.g)}${channel(largest.b)}`;
}
