import { defineScene } from '../../scene/scene.js';

export const campUnderStars = defineScene({
  slug: 'camp-under-stars',
  alt: 'Tents lit from within under the Milky Way, a campfire between them and an elephant at the edge of the light',
  palette: {
    top: '#0d1533',
    mid: '#1d2f5c',
    low: '#3e5484',
    haze: '#4a5f8c',
    near: '#0a0f22',
    lamp: '#ffd58a',
    rim: '#7f93c4',
  },
  layers: [
    ['sky', { colours: ['top', 'mid', 'low'], horizon: 860, bands: 11, wave: 8 }],
    [
      'stars',
      {
        count: 190,
        to: 800,
        colour: '#f4f0dc',
        milkyWay: { from: [1880, -40], to: [420, 800], width: 260, colour: '#8fa0d0' },
      },
    ],
    [
      'moon',
      { x: 330, y: 260, r: 64, colour: '#fdf3cf', shade: '#e3d6a8', glow: '#c8d0ea', rings: 3, opacity: 0.1 },
    ],
    ['ridge', { y: 840, amplitude: 50, frequency: 1, colour: 'haze>near:.35', haze: 'low', depth: 150 }],
    [
      'ridge',
      {
        y: 910,
        amplitude: 20,
        frequency: 2.1,
        colour: 'haze>near:.6',
        haze: 'haze>near:.4',
        depth: 120,
        bush: { count: 30, height: [10, 28] },
      },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: 'near>haze:.28',
        rim: 'rim',
        at: [
          { x: 1600, y: 968, size: 0.4, gait: 'walk', flip: true },
          { x: 1790, y: 964, size: 0.22, gait: 'stride', flip: true },
        ],
      },
    ],
    ['acacia', { x: 420, y: 1000, height: 430, seed: 'n4', colour: 'near', rim: 'rim', spread: 1.6 }],
    ['glow', { x: 900, y: 1060, rx: 760, ry: 220, colour: '#ff9d4c', opacity: 0.42 }],
    [
      'safariTent',
      { x: 640, y: 1040, size: 0.92, canvas: '#c79a68', shade: '#5d4a52', lamp: 'lamp', dark: 'near' },
    ],
    [
      'safariTent',
      {
        x: 1230,
        y: 1050,
        size: 1.06,
        flip: true,
        canvas: '#bf8d5f',
        shade: '#54424e',
        lamp: 'lamp',
        dark: 'near',
      },
    ],
    [
      'campfire',
      { x: 930, y: 1100, size: 0.9, flame: '#f58a3c', heart: '#ffe9a0', wood: 'near', sparks: '#ffcf7a' },
    ],
    [
      'figures',
      {
        of: 'squatter',
        at: [
          { x: 800, y: 1112, size: 0.78 },
          { x: 1060, y: 1114, size: 0.76, flip: true },
        ],
        skin: 'near',
        cloth: 'near>haze:.2',
        accent: '#a44a30',
        rim: 'lamp',
        sunSide: 1,
      },
    ],
    ['ridge', { y: 1140, amplitude: 18, frequency: 1.5, colour: 'near>haze:.12', haze: 'near', depth: 100 }],
    ['grass', { y: 1180, count: 130, height: [40, 110], colour: 'near' }],
  ],
});
