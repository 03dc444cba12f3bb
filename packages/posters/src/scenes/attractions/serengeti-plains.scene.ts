import { defineScene } from '../../scene/scene.js';

export const serengetiPlains = defineScene({
  slug: 'serengeti-plains',
  alt: 'A cheetah keeps watch from a termite mound while the great herds cross the Serengeti at dawn',
  palette: {
    s1: '#3f4a78',
    s2: '#8a6d94',
    s3: '#e08f86',
    s4: '#f8c07a',
    s5: '#ffe9b0',
    haze: '#f3b483',
    mid: '#a85a58',
    near: '#2a1633',
    rim: '#ffd890',
    gold: '#f2a65a',
    coat: '#d99a4e',
    coatDark: '#8f5530',
  },
  phone: { left: 30 },
  layers: [
    [
      'sky',
      { colours: ['s1', 's2', 's3', 's4', 's5'], horizon: 720, bands: 12, sun: { x: 1300, lift: 120 } },
    ],
    ['sun', { x: 1300, y: 640, r: 92, colour: '#fff6d8', glow: '#ffeeb8', phone: { x: 820 } }],
    [
      'clouds',
      {
        list: [
          [420, 250, 520, 46],
          [1020, 330, 380, 30],
          [1620, 210, 420, 36],
          [1500, 390, 300, 22],
          [240, 430, 360, 24],
        ],
        colour: 's2>s3:.45',
        rim: 's4',
        rimShift: 4,
      },
    ],
    ['ridge', { y: 668, amplitude: 34, frequency: 2, colour: 'haze>mid:.22', haze: 'haze' }],
    [
      'ridge',
      {
        y: 704,
        amplitude: 26,
        frequency: 3,
        colour: 'haze>mid:.45',
        haze: 'haze',
        bush: { count: 46, height: [7, 17] },
      },
    ],
    ['plain', { y: 730, colour: 'mid', haze: 'gold>s5:.35', depth: 0.62 }],
    [
      'streaks',
      {
        from: 745,
        to: 1000,
        count: 18,
        colour: '#ffdf9b',
        opacity: 0.5,
        length: [200, 760],
        thickness: [2, 8],
      },
    ],
    ['acacia', { x: 1690, y: 790, height: 210, seed: 'a2', colour: 'mid>near:.4', rim: 'rim', spread: 1.5 }],
    ['acacia', { x: 960, y: 752, height: 70, seed: 'a2', colour: 'mid>near:.2', spread: 1.5, flip: true }],
    [
      'herd',
      {
        of: ['wildebeest'],
        gaits: ['walk', 'stride'],
        count: 90,
        left: -60,
        right: 1980,
        from: 762,
        to: 930,
        sizes: [0.08, 0.3],
        haze: 'mid>s4:.2',
        colour: 'mid>near:.75',
        wave: 10,
      },
    ],
    ['mist', { y: 820, height: 150, colour: '#ffd394', opacity: 0.5, middle: 0.6 }],
    [
      'ridge',
      { y: 1080, amplitude: 34, frequency: 1.2, colour: 'mid>near:.5', haze: 'mid>near:.85', depth: 170 },
    ],
    [
      'animals',
      {
        of: 'wildebeest',
        colour: 'near',
        rim: 'rim',
        at: [
          { x: 1130, y: 1096, size: 0.52, gait: 'walk' },
          { x: 1310, y: 1092, size: 0.56, gait: 'stride' },
          { x: 1710, y: 1080, size: 0.54, gait: 'walk' },
          { x: 1880, y: 1074, size: 0.52, gait: 'stride' },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'zebra',
        colour: 'near',
        rim: 'rim',
        tint: { stripe: '#e9a877' },
        at: [{ x: 1510, y: 1090, size: 0.54, gait: 'walk' }],
      },
    ],
    [
      'shape',
      {
        outline:
          '120,1290! 200,1140 250,1010 300,950 380,910 470,900 560,920 620,980 700,1060 800,1180 900,1290!',
        colour: 'mid>near:.45',
        haze: 'near',
      },
    ],
    [
      'shape',
      {
        outline: '480,904! 560,920 620,980 700,1060 770,1140 700,1110 630,1050 570,985 530,940',
        colour: 'gold>mid:.5',
      },
    ],
    [
      'animals',
      {
        of: 'cheetahSitting',
        colour: 'coat',
        far: 'coatDark',
        rim: 'rim',
        sunSide: 1,
        tint: {
          shade: '#a5672f',
          belly: '#f7d7a0',
          spot: '#3a2020',
          face: '#2a1418',
          ear: '#3a2020',
          tailTip: '#3a2020',
        },
        at: [{ x: 450, y: 912, size: 1.75 }],
      },
    ],
    ['grass', { y: 1150, count: 80, height: [30, 80], colour: 'mid>near:.72' }],
    ['ridge', { y: 1210, amplitude: 26, frequency: 1.4, colour: 'near' }],
    ['grass', { y: 1216, count: 110, height: [50, 130], colour: 'near' }],
  ],
});
