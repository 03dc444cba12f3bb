import { defineScene } from '../../scene/scene.js';

export const tarangireOvernight = defineScene({
  slug: 'tarangire-overnight',
  alt: 'A huge moon rises behind walking elephants; lamplit tents stand under an old baobab at Tarangire',
  palette: {
    night: '#241f52',
    violet: '#56407f',
    rose: '#b5638a',
    peach: '#f3a88d',
    haze: '#c97f92',
    mid: '#5c3a63',
    near: '#1c1335',
    rim: '#ffd9b0',
    lamp: '#ffcf7a',
  },
  phone: { left: 760 },
  layers: [
    [
      'sky',
      { colours: ['night', 'violet', 'rose', 'peach'], horizon: 840, bands: 12, sun: { x: 560, lift: 90 } },
    ],
    ['stars', { count: 120, to: 420, colour: '#ffe9d6' }],
    [
      'moon',
      {
        x: 560,
        y: 560,
        r: 250,
        colour: '#ffe9c4',
        shade: '#f6d3a6',
        glow: '#ffd7b0',
        rings: 3,
        growth: 1.26,
        opacity: 0.16,
        phone: { x: 1030, y: 500, r: 210 },
      },
    ],
    [
      'clouds',
      {
        list: [
          [240, 640, 620, 26],
          [900, 470, 420, 20],
          [1660, 330, 520, 30],
        ],
        colour: 'violet>rose:.6',
        rim: 'peach',
        rimShift: 4,
      },
    ],
    ['ridge', { y: 770, amplitude: 40, frequency: 1.6, colour: 'haze>mid:.4', haze: 'haze', depth: 170 }],
    [
      'ridge',
      {
        y: 824,
        amplitude: 12,
        frequency: 2.6,
        colour: 'mid>haze:.15',
        haze: 'mid>haze:.45',
        depth: 150,
        bush: { count: 34, height: [9, 22] },
      },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: 'near>mid:.35',
        at: [
          { x: 400, y: 842, size: 0.3, gait: 'walk' },
          { x: 610, y: 846, size: 0.26, gait: 'stride' },
          { x: 748, y: 846, size: 0.13, gait: 'walk' },
        ],
        phone: {
          at: [
            { x: 960, y: 842, size: 0.3, gait: 'walk' },
            { x: 1170, y: 846, size: 0.26, gait: 'stride' },
          ],
        },
      },
    ],
    [
      'ridge',
      {
        y: 880,
        amplitude: 16,
        frequency: 1.8,
        colour: 'mid>near:.3',
        haze: 'mid>near:.65',
        depth: 190,
        bush: { count: 16, height: [12, 26] },
      },
    ],
    ['glow', { x: 1180, y: 1010, rx: 620, ry: 260, colour: '#ff9d5c', opacity: 0.55 }],
    [
      'baobab',
      { x: 1560, y: 1100, height: 1010, seed: 'b1', colour: 'near', rim: 'rim', folds: 'mid>near:.4' },
    ],
    [
      'safariTent',
      { x: 1180, y: 1054, size: 1.15, canvas: '#c88a5a', shade: '#6d4450', lamp: 'lamp', dark: 'near' },
    ],
    [
      'safariTent',
      {
        x: 830,
        y: 1010,
        size: 0.72,
        flip: true,
        canvas: '#b27a58',
        shade: '#5d3c4c',
        lamp: 'lamp',
        dark: 'near',
      },
    ],
    [
      'lanterns',
      {
        list: [
          [1262, 690, 0.6],
          [1010, 1062, 0.62],
        ],
        frame: 'near',
        light: '#ffe6a8',
        cord: 90,
      },
    ],
    [
      'ridge',
      { y: 1120, amplitude: 24, frequency: 1.3, colour: 'near>mid:.4', haze: 'near>mid:.1', depth: 120 },
    ],
    ['grass', { y: 1134, count: 90, height: [26, 70], colour: 'near>mid:.3' }],
    ['ridge', { y: 1208, amplitude: 22, frequency: 1.7, colour: 'near' }],
    ['grass', { y: 1214, count: 110, height: [46, 120], colour: 'near' }],
  ],
});
