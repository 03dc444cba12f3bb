type Triple = readonly [number, number, number];

/** Mixes in OKLab, so that haze between two hues never turns muddy. `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const from = toOklab(a);
  const to = toOklab(b);
  return toHex([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** Raises (or lowers) the OKLab lightness; 0.1 is a clearly visible step. */
export function lighten(colour: string, amount: number): string {
  const [lightness, a, b] = toOklab(colour);
  return toHex([lightness + amount, a, b]);
}

/** The colour at `position` (0 to 1) along evenly spaced stops. */
export function ramp(stops: readonly string[], position: number): string {
  const scaled = Math.max(0, Math.min(0.99999, position)) * (stops.length - 1);
  const index = Math.floor(scaled);
  const from = stops[index] ?? '#000';
  return mix(from, stops[index + 1] ?? from, scaled - index);
}

function toOklab(hex: string): Triple {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [r, g, b] = [0, 2, 4].map((at) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('');
  return `#${hex.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3')}`;
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function toByte(value: number): number {
  const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.max(0, Math.min(1, gamma)));
}
