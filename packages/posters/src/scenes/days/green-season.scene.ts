import { defineScene } from '../../scene/scene.js';

export const greenSeason = defineScene({
  slug: 'green-season',
  alt: 'After the rain: zebra with buffalo on bright green grass, crowned cranes by a pool that holds the sky',
  palette: {
    top: '#5d9fbf',
    low: '#e9f2dc',
    haze: '#dbe8cf',
    far: '#7fa890',
    mid: '#7fae5c',
    grass: '#5f9648',
    near: '#173228',
    water: '#9fd0d8',
    rim: '#fbffe0',
  },
  layers: [
    ['sky', { colours: ['top', '#a5d0d4', 'low'], horizon: 640, bands: 10 }],
    [
      'towers',
      {
        list: [
          [420, 600, 620, 330],
          [1480, 590, 760, 410],
        ],
        colour: '#ffffff',
        shade: '#c3d6dc',
      },
    ],
    ['ridge', { y: 640, amplitude: 60, frequency: 0.9, colour: 'far>haze:.3', haze: 'haze', depth: 170 }],
    ['plain', { y: 710, colour: 'mid', haze: 'mid>haze:.5', depth: 0.8 }],
    [
      'herd',
      {
        of: ['wildebeest', 'zebra'],
        count: 40,
        left: -40,
        right: 1960,
        from: 740,
        to: 812,
        sizes: [0.1, 0.2],
        haze: 'mid',
        colour: 'near>far:.3',
        flip: 0.4,
      },
    ],
    [
      'acacia',
      { x: 1580, y: 850, height: 360, seed: 'g1', colour: 'near', leaf: '#3f7a48', rim: 'rim', spread: 1.5 },
    ],
    [
      'acacia',
      { x: 260, y: 820, height: 230, seed: 'g2', colour: 'near>far:.4', leaf: 'far>near:.3', spread: 1.4 },
    ],
    [
      'shape',
      {
        outline: '520,980 800,930 1200,940 1480,985 1360,1050 980,1080 640,1050',
        colour: 'water',
        haze: '#dff0ee',
      },
    ],
    ['waves', { from: 960, to: 1060, rows: 5, colour: '#ffffff', opacity: 0.35 }],
    [
      'animals',
      {
        of: 'buffalo',
        colour: 'near',
        rim: 'rim',
        at: [
          { x: 360, y: 962, size: 0.62, gait: 'walk' },
          { x: 640, y: 940, size: 0.5, gait: 'stand', flip: true },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'zebra',
        colour: '#f6f2e4',
        rim: 'rim',
        tint: { stripe: '#1f2a30', muzzle: '#2a3034' },
        at: [
          { x: 1500, y: 1000, size: 0.78, gait: 'walk', flip: true },
          { x: 1740, y: 1024, size: 0.84, gait: 'stand', flip: true },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'crownedCrane',
        colour: '#4a5564',
        rim: 'rim',
        tint: { crown: '#f2c14e', wing: '#f3ece0', cheek: '#e2574c' },
        at: [
          { x: 820, y: 1090, size: 0.72 },
          { x: 1090, y: 1104, size: 0.66, flip: true },
        ],
      },
    ],
    ['ridge', { y: 1130, amplitude: 20, frequency: 1.6, colour: 'grass>near:.3', haze: 'grass', depth: 90 }],
    ['grass', { y: 1140, count: 130, height: [40, 110], colour: 'grass>near:.4' }],
    ['grass', { y: 1230, count: 110, height: [60, 140], colour: 'near' }],
  ],
});
