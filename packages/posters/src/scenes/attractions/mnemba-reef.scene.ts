import { range } from '../../core/points.js';
import { defineScene } from '../../scene/scene.js';

/** Fusiliers in a slanting stream, all heading left. */
const shoal = range(34, (index) => {
  const along = (index * 137) % 620;
  return {
    x: 1180 + along + (index % 5) * 18,
    y: 330 + ((index * 71) % 300) - along * 0.16,
    size: 0.5 + (index % 4) * 0.09,
    flip: true,
  };
});

export const mnembaReef = defineScene({
  slug: 'mnemba-reef',
  alt: 'A green turtle glides over the coral garden of Mnemba among banner fish and a blue shoal, sunbeams above',
  palette: {
    light: '#bff2e6',
    aqua: '#5fcfd0',
    blue: '#2a9cbf',
    deep: '#16608f',
    abyss: '#0f3f6e',
    sand: '#e9dcae',
    sandDark: '#7fb0a8',
    coral: '#f0705a',
    coralLit: '#ffb49a',
    plum: '#a84a86',
    plumLit: '#e58fb8',
    gold: '#eeb23f',
    goldLit: '#ffe08a',
    green: '#5f9a5a',
    greenLit: '#b9d678',
    near: '#0c2f52',
    foam: '#f2fffb',
  },
  phone: { left: 620 },
  layers: [
    ['sky', { colours: ['light', 'aqua', 'blue', 'deep'], horizon: 1180, bands: 13, wave: 26 }],
    ['caustics', { from: -10, to: 60, count: 26, colour: 'foam', opacity: 0.6 }],
    [
      'rays',
      {
        x: 900,
        y: -60,
        beams: [
          [200, 420],
          [560, 700],
          [860, 1100],
          [1300, 1420],
          [1560, 1860],
        ],
        to: 1180,
        colour: 'foam',
        opacity: 0.42,
        source: 0.34,
      },
    ],
    ['shape', { outline: '1180,-20! 1560,-20! 1520,30 1440,62 1360,66 1240,40', colour: 'near>deep:.4' }],
    ['ridge', { y: 900, amplitude: 60, frequency: 1.6, colour: 'deep>blue:.45', haze: 'deep', depth: 260 }],
    [
      'ridge',
      {
        y: 990,
        amplitude: 46,
        frequency: 2.2,
        colour: 'deep>blue:.12',
        haze: 'abyss>deep:.4',
        depth: 240,
      },
    ],
    [
      'animals',
      {
        of: 'fusilier',
        colour: '#3f8fd8',
        tint: { band: '#ffe066' },
        at: shoal,
      },
    ],
    ['plain', { y: 1120, colour: 'sandDark>deep:.3', haze: 'sand', depth: 0.9 }],
    ['caustics', { from: 1120, to: 1260, count: 18, colour: 'foam', opacity: 0.35 }],
    [
      'corals',
      {
        list: [
          { kind: 'table', x: 1560, y: 1060, size: 1.3, colour: 'plum>deep:.35', light: 'plumLit>deep:.3' },
          { kind: 'fan', x: 260, y: 1060, size: 1.7, colour: 'plum', light: 'plumLit' },
          { kind: 'brain', x: 560, y: 1130, size: 1.1, colour: 'green', light: 'greenLit' },
          { kind: 'staghorn', x: 1780, y: 1140, size: 1.35, colour: 'gold', light: 'goldLit' },
          { kind: 'tube', x: 1290, y: 1150, size: 1.15, colour: 'coral', light: 'near' },
          { kind: 'brain', x: 1010, y: 1180, size: 0.72, colour: 'gold>coral:.4', light: 'goldLit' },
          { kind: 'staghorn', x: 90, y: 1210, size: 1.3, colour: 'coral', light: 'coralLit' },
          { kind: 'table', x: 620, y: 1250, size: 1.05, colour: 'coral', light: 'coralLit' },
          { kind: 'fan', x: 1500, y: 1250, size: 1.2, colour: 'coral>plum:.4', light: 'plumLit' },
          { kind: 'staghorn', x: 1130, y: 1290, size: 1, colour: 'plum', light: 'plumLit', flip: true },
          { kind: 'tube', x: 330, y: 1290, size: 1.2, colour: 'gold', light: 'near' },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'turtle',
        colour: '#5f8a52',
        far: '#3f6a48',
        rim: 'foam',
        tint: { scute: '#9aa854', shade: '#44704a', scale: '#cfd694', eye: '#0c1a14' },
        at: [{ x: 760, y: 520, size: 2.1, rotate: -12 }],
        phone: { at: [{ x: 1010, y: 520, size: 1.9, rotate: -12 }] },
      },
    ],
    [
      'animals',
      {
        of: 'bannerfish',
        colour: '#fff6d2',
        rim: 'foam',
        tint: { band: '#1c2434', eye: '#111', fin: '#f2b93a' },
        at: [
          { x: 1130, y: 860, size: 1.25 },
          { x: 1290, y: 930, size: 1 },
          { x: 980, y: 950, size: 0.86 },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'parrotfish',
        colour: '#2aa59c',
        rim: 'foam',
        tint: { band: '#f07fa8', cheek: '#f6c659', eye: '#111', fin: '#f6c659' },
        at: [
          { x: 420, y: 880, size: 1.2 },
          { x: 1640, y: 880, size: 1, flip: true },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'fusilier',
        colour: '#f58a3c',
        tint: { band: '#fff' },
        at: [
          { x: 640, y: 990, size: 0.9 },
          { x: 700, y: 1030, size: 0.7 },
          { x: 1420, y: 1010, size: 0.8, flip: true },
          { x: 800, y: 1090, size: 0.8 },
        ],
      },
    ],
    [
      'bubbles',
      {
        list: [
          [300, 760, 620],
          [1500, 640, 520],
          [1760, 900, 500],
        ],
        colour: 'foam',
      },
    ],
  ],
});
