import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

type Tokens = Map<string, string>;

const theme = tokensOf(read('theme.css'));
const grounds = read('layout/ground.css');
const GROUNDS: Record<string, Tokens> = {
  paper: theme,
  sunk: withGround('sunk'),
  night: withGround('night'),
  earth: withGround('earth'),
};

/** Text colour, background, and the least contrast that WCAG 2.2 AA requires between the two. */
const PAIRS: [ink: string, ground: string, least: number][] = [
  ...['surface', 'surface-raised', 'surface-sunk'].flatMap((ground) => [
    ...['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger-ink'].map(
      (ink) => [ink, ground, 4.5] as [string, string, number],
    ),
    ['focus', ground, 3] as [string, string, number],
  ]),
  ['line-strong', 'surface-raised', 3],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['white', 'danger', 4.5],
  ['accent', 'surface', 3],
  ...['accent', 'danger', 'success', 'warning', 'info'].map(
    (tone) => [`${tone}-ink`, `${tone}-soft`, 4.5] as [string, string, number],
  ),
];

it.each(Object.entries(GROUNDS))('everything on %s can be read', (_, tokens) => {
  const unreadable = PAIRS.filter(([ink, ground, least]) => contrast(tokens, ink, ground) < least);
  expect(unreadable).toEqual([]);
});

it('the ladder of every hue carries text on paper from 600 down, and ink up to 200', () => {
  for (const hue of ['sand', 'dawn', 'earth', 'grass', 'lake', 'night']) {
    for (const step of [600, 700, 800, 900]) {
      expect(contrast(theme, `${hue}-${step}`, 'surface')).toBeGreaterThanOrEqual(4.5);
    }
    for (const step of [50, 100, 200]) {
      expect(contrast(theme, 'ink', `${hue}-${step}`)).toBeGreaterThanOrEqual(7);
    }
  }
});

it.each([
  ['content/tabs.css', '[data-state="active"]', 'background: Highlight'],
  ['fields/filter.css', '[aria-pressed="true"]', 'background: Highlight'],
  ['content/table.css', 'tr[data-selected]', 'outline: 2px solid Highlight'],
  ['base.css', '[aria-current="true"]', 'outline: 2px solid Highlight'],
  ['overlays/overlays.css', '.ui-dialog', 'border: 1px solid'],
  ['overlays/overlays.css', '.ui-toast', 'border: 1px solid'],
])('forced colours, which paint over every ground, show in %s what %s is', (file, selector, look) => {
  expect(
    forcedLooks(read(file))
      .filter((rule) => rule.includes(selector))
      .join(),
  ).toContain(look);
});

/** The rules inside `@media (forced-colors: active)`, each with its enclosing selectors. */
function forcedLooks(css: string): string[] {
  const open: string[] = [];
  const rules: string[] = [];
  for (const [, text = '', sign] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)([{}])/g)) {
    if (sign === '{') open.push(text.slice(text.lastIndexOf(';') + 1));
    else {
      if (open.some((selector) => selector.includes('forced-colors: active')))
        rules.push([...open, text].join(' '));
      open.pop();
    }
  }
  return rules;
}

function read(file: string): string {
  return readFileSync(join(__dirname, file), 'utf8');
}

function tokensOf(css: string): Tokens {
  return new Map(
    [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

function withGround(name: string): Tokens {
  const rules = [...grounds.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.filter(([, selector]) => selector?.includes(`data-ground="${name}"`));
  return new Map([...theme, ...own.flatMap(([, , body]) => [...tokensOf(body ?? '')])]);
}

function luminance(tokens: Tokens, name: string): number {
  const value = tokens.get(name);
  if (value === '#fff') return 1;
  const parts = value?.match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/);
  if (!parts) throw new Error(`--color-${name} is not a plain oklch() colour: ${value}`);
  const [lightness, chroma, hue] = parts.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const lights = [luminance(tokens, one), luminance(tokens, other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
