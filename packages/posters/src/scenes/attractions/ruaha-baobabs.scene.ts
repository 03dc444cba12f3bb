import { defineScene } from '../../scene/scene.js';

export const ruahaBaobabs = defineScene({
  slug: 'ruaha-baobabs',
  alt: 'A leopard lies along a bough against a huge red sun; baobabs and giraffes of Ruaha stand below',
  palette: {
    s1: '#8f2f3c',
    s2: '#d4523c',
    s3: '#f08a45',
    s4: '#fcc765',
    haze: '#f6a155',
    mid: '#a5452f',
    near: '#32101f',
    rim: '#ffdf95',
    bark: '#4a1c26',
    coat: '#e2a34c',
    coatDark: '#9a5a2c',
  },
  phone: { left: 396 },
  shareTop: 150,
  layers: [
    ['sky', { colours: ['s1', 's2', 's3', 's4'], horizon: 860, bands: 12, sun: { x: 1060, lift: 150 } }],
    [
      'sun',
      { x: 1060, y: 600, r: 250, colour: '#fff0bd', glow: '#ffe29a', rings: 3, growth: 1.3, opacity: 0.18 },
    ],
    [
      'clouds',
      {
        list: [
          [340, 360, 520, 30],
          [1640, 300, 520, 34],
          [1560, 560, 420, 24],
          [760, 720, 620, 18],
        ],
        colour: 's2>s3:.2',
        rim: 's4',
        rimShift: 5,
      },
    ],
    ['ridge', { y: 812, amplitude: 46, frequency: 1.7, colour: 'haze>mid:.4', haze: 'haze', depth: 170 }],
    ['baobab', { x: 1230, y: 900, height: 340, seed: 'b1', colour: 'mid>near:.2' }],
    ['baobab', { x: 930, y: 890, height: 210, seed: 'b3', flip: true, colour: 'mid>near:.12' }],
    [
      'baobab',
      { x: 1750, y: 930, height: 460, seed: 'b3', colour: 'mid>near:.36', rim: 'rim', folds: 'mid>near:.15' },
    ],
    ['baobab', { x: 640, y: 900, height: 280, seed: 'b1', colour: 'mid>near:.24' }],
    [
      'ridge',
      {
        y: 920,
        amplitude: 18,
        frequency: 1.6,
        colour: 'mid',
        haze: 'haze>mid:.35',
        depth: 170,
        bush: { count: 30, height: [10, 24] },
      },
    ],
    [
      'shape',
      {
        outline:
          '1980,980! 1500,990 1100,1010 1300,1040 1000,1080 1200,1130 1300,1180! 1700,1180! 1500,1100 1560,1050 1400,1030 1980,1004!',
        colour: 's4>haze:.3',
        opacity: 0.9,
      },
    ],
    [
      'streaks',
      { from: 950, to: 1120, count: 20, colour: 'rim', opacity: 0.5, length: [200, 700], thickness: [3, 10] },
    ],
    [
      'animals',
      {
        of: 'giraffe',
        colour: 'near>mid:.25',
        rim: 'rim',
        at: [
          { x: 1360, y: 1000, size: 0.28, gait: 'walk' },
          { x: 1480, y: 1010, size: 0.32, gait: 'stride' },
          { x: 1110, y: 990, size: 0.2, gait: 'stand', flip: true },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'impala',
        colour: 'near',
        rim: 'rim',
        at: [
          { x: 1640, y: 1090, size: 0.5 },
          { x: 1740, y: 1098, size: 0.5, gait: 'walk', flip: true },
        ],
      },
    ],
    [
      'ridge',
      { y: 1130, amplitude: 26, frequency: 1.3, colour: 'near>mid:.34', haze: 'near>mid:.06', depth: 120 },
    ],
    [
      'bough',
      {
        spine: [
          '120,1330,170 130,1000,140 160,700,120 120,420,110 60,-60,120',
          '170,720,74 420,560,50 760,480,40 1100,470,30 1420,430,14',
          '140,440,70 300,260,44 520,150,28 760,90,12',
          '1100,470,22 1260,380,14 1380,290,6',
          '760,480,26 900,580,14 1010,640,5',
          '520,160,20 560,60,12 640,-40,6',
        ],
        colour: 'near',
        light: 'mid>near:.2',
      },
    ],
    [
      'animals',
      {
        of: 'leopardDraped',
        colour: 'coat',
        far: 'coatDark',
        rim: 'rim',
        sunSide: 1,
        tint: { shade: '#b5742f', belly: '#fbe3ae', rosette: '#3a1a1c', face: '#2c1214', ear: '#3a1a1c' },
        at: [{ x: 830, y: 458, size: 1.36 }],
      },
    ],
    [
      'foliage',
      {
        list: [
          [700, 40, 800, 130],
          [1330, 330, 300, 120],
          [200, 60, 420, 260],
        ],
        colour: 'near',
        size: 50,
        density: 0.6,
        hang: 60,
      },
    ],
    ['grass', { y: 1180, count: 70, height: [30, 80], colour: 'near>mid:.16' }],
    ['ridge', { y: 1224, amplitude: 20, frequency: 1.8, colour: 'near' }],
    ['grass', { y: 1230, count: 90, height: [50, 130], colour: 'near' }],
  ],
});
