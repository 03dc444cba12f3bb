import { defineScene } from '../../scene/scene.js';

export const leopardTree = defineScene({
  slug: 'leopard-tree',
  alt: 'A leopard asleep along the bough of a sausage tree above a bright river valley, its tail hanging down',
  palette: {
    top: '#4f8fa6',
    low: '#f4ecc4',
    haze: '#e6e2b0',
    far: '#8fae84',
    mid: '#5d8a5c',
    near: '#1d3330',
    leaf: '#2f5a46',
    lit: '#a9c46a',
    coat: '#d8a24e',
    rim: '#fff2c0',
  },
  layers: [
    ['sky', { colours: ['top', '#a8cfc6', 'low'], horizon: 720, bands: 10, sun: { x: 1500, lift: 80 } }],
    [
      'clouds',
      {
        list: [
          [1380, 180, 640, 46],
          [1720, 320, 420, 28],
        ],
        colour: '#ffffff',
        rim: '#fff8e0',
        opacity: 0.8,
      },
    ],
    ['ridge', { y: 690, amplitude: 44, frequency: 1, colour: 'far>haze:.5', haze: 'haze', depth: 170 }],
    ['plain', { y: 760, colour: 'mid', haze: 'haze', depth: 0.8 }],
    [
      'herd',
      {
        of: ['impala', 'zebra'],
        count: 22,
        left: 760,
        right: 1880,
        from: 800,
        to: 866,
        sizes: [0.14, 0.24],
        haze: 'mid',
        colour: 'near>mid:.4',
        flip: 0.5,
      },
    ],
    [
      'acacia',
      {
        x: 1620,
        y: 860,
        height: 250,
        seed: 'l1',
        colour: 'near>mid:.4',
        leaf: 'leaf>mid:.4',
        rim: 'rim',
        sunSide: 1,
        spread: 1.5,
      },
    ],
    [
      'streaks',
      { from: 880, to: 1160, count: 16, colour: 'lit', opacity: 0.4, length: [200, 700], thickness: [2, 8] },
    ],
    [
      'foliage',
      {
        list: [
          [260, 130, 900, 420],
          [760, 60, 760, 300],
          [1240, 20, 620, 220],
        ],
        colour: 'leaf>near:.3',
        size: 56,
        density: 1,
      },
    ],
    [
      'bough',
      {
        spine: [
          '-40,1300,150 90,960,110 150,700,84 300,560,62 620,520,44 980,540,30 1360,480,16 1560,410,6',
          '150,720,70 120,460,46 200,220,24 300,80,8',
          '620,520,34 760,380,18 820,240,7',
        ],
        colour: 'near',
        light: 'near>coat:.3',
      },
    ],
    [
      'animals',
      {
        of: 'leopardDraped',
        colour: 'coat',
        rim: 'rim',
        sunSide: 1,
        tint: { shade: '#a8742f', belly: '#f4dda6', rosette: '#3a1f1a', face: '#2c1412', ear: '#3a1f1a' },
        at: [{ x: 640, y: 500, size: 1.62 }],
      },
    ],
    [
      'foliage',
      {
        list: [
          [120, 60, 620, 260],
          [1500, 380, 300, 150],
          [960, 150, 420, 150],
        ],
        colour: 'leaf',
        size: 46,
        density: 0.9,
      },
    ],
    [
      'foliage',
      {
        list: [
          [60, 30, 520, 160],
          [820, 110, 300, 90],
          [1540, 350, 220, 90],
        ],
        colour: 'lit>leaf:.5',
        size: 36,
        density: 0.5,
      },
    ],
    ['ridge', { y: 1190, amplitude: 26, frequency: 1.6, colour: 'near' }],
    ['grass', { y: 1196, count: 120, height: [40, 120], colour: 'near' }],
  ],
});
