import { defineScene } from '../../scene/scene.js';

export const cloudForest = defineScene({
  slug: 'cloud-forest',
  alt: 'Walkers on a path through a mossy mountain forest, with a waterfall in the mist and light between the trunks',
  palette: {
    top: '#dfe9d2',
    low: '#f6f2d8',
    haze: '#cfe0c4',
    far: '#93b79a',
    mid: '#5d8f70',
    leaf: '#37694f',
    near: '#12302a',
    lit: '#b9d27a',
    rim: '#fbffdc',
  },
  layers: [
    ['sky', { colours: ['#b9d6c6', 'top', 'low'], horizon: 900, bands: 8 }],
    [
      'canopy',
      {
        list: [
          [300, 640, 700, 420],
          [900, 600, 800, 460],
          [1500, 640, 760, 430],
        ],
        colour: 'far>haze:.5',
        trunk: 'far>haze:.3',
      },
    ],
    ['mist', { y: 520, height: 260, colour: 'haze', opacity: 0.7 }],
    [
      'waterfall',
      { x: 820, top: 330, bottom: 860, width: 110, colour: '#ffffff', shade: '#c6dde0', spray: '#eef6f2' },
    ],
    [
      'canopy',
      {
        list: [
          [200, 780, 720, 480],
          [680, 840, 460, 330],
          [1460, 820, 620, 440],
          [1820, 780, 520, 420],
        ],
        colour: 'mid>haze:.2',
        light: 'far',
        trunk: 'mid>near:.4',
      },
    ],
    [
      'rays',
      {
        x: 1180,
        y: 60,
        beams: [
          [880, 1000],
          [1060, 1230],
          [1320, 1420],
        ],
        to: 980,
        colour: '#fffbe0',
        opacity: 0.28,
      },
    ],
    ['mist', { y: 800, height: 160, colour: 'haze', opacity: 0.6 }],
    [
      'ridge',
      {
        y: 930,
        amplitude: 40,
        frequency: 1.2,
        colour: 'mid',
        haze: 'far',
        depth: 120,
        bush: { count: 50, height: [20, 60] },
      },
    ],
    [
      'shape',
      {
        outline:
          '1060,930 1110,930 1180,1000 1060,1080 1180,1180 1240,1300! 860,1300! 900,1170 960,1080 1090,1000',
        colour: '#c7a06a',
        haze: '#dcc08c',
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [
          { x: 950, y: 1150, size: 0.84 },
          { x: 1130, y: 1094, size: 0.68 },
        ],
        skin: '#3d2420',
        cloth: '#b84a34',
        accent: '#e2b04e',
        gear: '#2f4a66',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [{ x: 1030, y: 1026, size: 0.46 }],
        skin: '#3d2420',
        cloth: '#3f6a86',
        accent: '#e2b04e',
        gear: '#5a3a2c',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'bough',
      {
        spine: [
          '230,1340,130 250,900,96 210,500,74 260,120,60 240,-60,50',
          '222,520,46 380,380,26 560,300,10',
          '1700,1340,150 1660,920,108 1710,520,82 1650,100,66 1680,-60,58',
          '1700,560,44 1540,420,24 1380,360,8',
        ],
        colour: 'near',
        light: 'leaf',
      },
    ],
    [
      'foliage',
      {
        list: [
          [240, 120, 700, 330],
          [620, 60, 520, 200],
          [1640, 110, 720, 330],
          [1280, 60, 480, 180],
        ],
        colour: 'leaf',
        size: 52,
        density: 1,
        hang: 0.5,
      },
    ],
    [
      'foliage',
      {
        list: [
          [200, 70, 520, 170],
          [1680, 70, 520, 170],
          [700, 30, 320, 100],
        ],
        colour: 'lit>leaf:.5',
        size: 38,
        density: 0.6,
        hang: 0.4,
      },
    ],
    [
      'ridge',
      { y: 1190, amplitude: 40, frequency: 1.3, colour: 'near', bush: { count: 40, height: [30, 90] } },
    ],
    ['grass', { y: 1220, count: 110, height: [60, 150], colour: 'near', wave: 20 }],
  ],
});
