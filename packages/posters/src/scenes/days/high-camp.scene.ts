import { defineScene } from '../../scene/scene.js';

export const highCamp = defineScene({
  slug: 'high-camp',
  alt: 'Small tents glow among stones high above the clouds, below the glaciers of Kibo in the last light',
  palette: {
    top: '#1f2a5c',
    mid: '#6a5a94',
    pink: '#e28f8a',
    low: '#ffc98e',
    haze: '#d99a92',
    ice: '#ffe9dc',
    far: '#6d5a86',
    shade: '#463a6c',
    near: '#17142c',
    rim: '#ffd9b0',
  },
  layers: [
    ['sky', { colours: ['top', 'mid', 'pink', 'low'], horizon: 760, bands: 13, sun: { x: 260, lift: 100 } }],
    ['stars', { count: 60, to: 320, colour: '#f4f0dc' }],
    [
      'kilimanjaro',
      {
        x: 1250,
        y: 900,
        width: 1500,
        height: 640,
        colour: 'far',
        shade: 'shade',
        haze: 'haze',
        snow: 'ice',
        snowShade: '#b9a2c4',
      },
    ],
    [
      'clouds',
      {
        list: [
          [260, 800, 900, 70],
          [760, 850, 900, 60],
          [160, 880, 700, 60],
        ],
        colour: 'haze',
        rim: 'rim',
        rimShift: -5,
      },
    ],
    [
      'ridge',
      {
        y: 900,
        amplitude: 40,
        frequency: 1.3,
        colour: 'shade>near:.3',
        haze: 'haze',
        depth: 120,
        roughness: 0.8,
      },
    ],
    [
      'rocks',
      {
        list: [
          [240, 1050, 420, 170],
          [1640, 1060, 560, 240],
          [1020, 1030, 260, 90],
        ],
        colour: 'shade',
        light: 'haze',
        dark: 'near',
        sunSide: -1,
      },
    ],
    ['glow', { x: 900, y: 1060, rx: 620, ry: 120, colour: '#ffb45c', opacity: 0.3 }],
    [
      'domeTents',
      {
        list: [
          { x: 560, y: 1080, size: 1.1, colour: '#e0a03c' },
          { x: 860, y: 1096, size: 1.35, colour: '#d9653c' },
          { x: 1210, y: 1086, size: 1.2, flip: true, colour: '#4f8f96' },
        ],
        shade: '#00000044',
        lamp: '#ffe2a0',
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [{ x: 1040, y: 1106, size: 0.7, flip: true }],
        skin: 'near',
        cloth: '#8c3a34',
        accent: 'near',
        gear: 'near',
        rim: 'rim',
      },
    ],
    [
      'figures',
      {
        of: 'squatter',
        at: [{ x: 700, y: 1116, size: 0.7 }],
        skin: 'near',
        cloth: 'near',
        accent: '#8c3a34',
        rim: '#ffd58a',
        sunSide: 1,
      },
    ],
    [
      'ridge',
      {
        y: 1130,
        amplitude: 26,
        frequency: 1.6,
        colour: 'near>shade:.3',
        haze: 'near',
        depth: 90,
        roughness: 0.9,
      },
    ],
    [
      'rocks',
      {
        list: [
          [380, 1260, 520, 150],
          [1340, 1270, 620, 160],
        ],
        colour: 'near>shade:.2',
        light: 'shade',
        dark: 'near',
        sunSide: -1,
      },
    ],
  ],
});
