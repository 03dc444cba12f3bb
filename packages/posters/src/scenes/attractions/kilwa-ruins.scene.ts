import { defineScene } from '../../scene/scene.js';

export const kilwaRuins = defineScene({
  slug: 'kilwa-ruins',
  alt: 'Broken arches of old Kilwa frame the evening sea, where a dhow sails past; roots grip the coral stone',
  palette: {
    zenith: '#3a6a8c',
    teal: '#86b4ae',
    honey: '#fbdca0',
    coral: '#f5a982',
    haze: '#f6cfa4',
    sea: '#3f8f98',
    seaLit: '#ffe3b0',
    stone: '#c99a72',
    stoneLit: '#ffdfa8',
    stoneDark: '#7a4f4c',
    shade: '#5a3a48',
    near: '#2a1d2e',
    leaf: '#5f7a44',
    rim: '#fff0c8',
    grass: '#a9a155',
  },
  phone: { left: 450 },
  shareTop: 130,
  layers: [
    [
      'sky',
      { colours: ['zenith', 'teal', 'honey', 'coral'], horizon: 680, bands: 12, sun: { x: 960, lift: 100 } },
    ],
    ['sun', { x: 960, y: 590, r: 88, colour: '#fff8dc', glow: '#fff0b8', rings: 4, opacity: 0.18 }],
    [
      'clouds',
      {
        list: [
          [480, 240, 560, 34],
          [1460, 180, 560, 36],
          [1100, 390, 420, 20],
        ],
        colour: 'teal>honey:.5',
        rim: 'rim',
        rimShift: 4,
      },
    ],
    [
      'ridge',
      {
        y: 668,
        amplitude: 10,
        frequency: 2.4,
        colour: 'sea>haze:.45',
        to: 690,
        bush: { count: 60, height: [8, 22] },
      },
    ],
    ['plain', { y: 680, colour: 'sea>near:.2', haze: 'seaLit', depth: 0.6 }],
    [
      'glitter',
      { x: 960, from: 688, to: 960, width: [160, 300], count: 22, colour: '#fff3c8', opacity: 0.9 },
    ],
    [
      'streaks',
      {
        from: 690,
        to: 960,
        count: 30,
        colour: 'seaLit',
        opacity: 0.5,
        length: [120, 420],
        thickness: [2, 7],
      },
    ],
    [
      'dhow',
      {
        x: 1180,
        y: 800,
        size: 0.62,
        hull: 'near',
        sail: '#fff3d6',
        sailShade: '#e9a878',
        trim: '#d8552f',
        reflection: 0.2,
      },
    ],
    [
      'dhow',
      { x: 690, y: 730, size: 0.24, hull: 'near', sail: '#fff3d6', sailShade: '#e9a878', trim: '#d8552f' },
    ],
    [
      'palm',
      { x: 130, y: 960, height: 520, seed: 'z5', lean: 0.2, colour: 'leaf>near:.5', rim: 'rim', sunSide: 1 },
    ],
    [
      'shape',
      {
        outline: '-60,930! 500,950 1000,936 1500,950 1980,930! 1980,1290! -60,1290!',
        colour: 'grass',
        haze: 'leaf>near:.4',
      },
    ],
    [
      'arcade',
      {
        x: 1480,
        y: 960,
        count: 2,
        bay: 210,
        height: 430,
        wall: 'stone>haze:.3',
        light: 'stoneLit',
        dark: 'stoneDark',
        brokenFrom: 1,
      },
    ],
    [
      'arcade',
      {
        x: 120,
        y: 1100,
        count: 4,
        bay: 430,
        height: 900,
        wall: 'stoneDark>stone:.45',
        light: 'stoneLit>stone:.25',
        dark: 'shade',
        brokenFrom: 2.6,
      },
    ],
    [
      'shape',
      {
        outline: [
          '120,1100! 120,200! 150,196! 150,1100!',
          '980,1100! 960,1060 990,700 982,520 1000,700 1010,1060',
          '545,1100! 540,800 552,500 560,800 566,1100!',
        ],
        colour: 'shade',
        opacity: 0.35,
      },
    ],
    [
      'bough',
      {
        spine: [
          '560,196,20 572,420,16 556,640,13 580,880,10 560,1080,14',
          '572,430,10 620,620,7 610,820,5 640,1060,6',
          '560,500,8 520,700,6 530,900,5',
        ],
        colour: 'near>leaf:.3',
        light: 'leaf',
      },
    ],
    [
      'foliage',
      {
        list: [
          [560, 180, 420, 150],
          [420, 230, 200, 90],
        ],
        colour: 'leaf>near:.4',
        size: 44,
        density: 0.9,
        hang: 60,
      },
    ],
    ['foliage', { list: [[570, 150, 340, 80]], colour: 'grass>leaf:.4', size: 40, density: 0.5, hang: 60 }],
    [
      'rocks',
      {
        list: [
          [1560, 1130, 200, 90],
          [1720, 1150, 260, 120],
          [1430, 1140, 130, 60],
          [1860, 1130, 170, 80],
        ],
        colour: 'stone>stoneDark:.4',
        light: 'stoneLit',
        dark: 'shade',
        sunSide: -1,
      },
    ],
    [
      'figures',
      {
        of: 'woman',
        at: [{ x: 1190, y: 1110, size: 0.8 }],
        skin: '#5a3426',
        cloth: '#b8305a',
        accent: '#f5c04e',
        gear: '#f5c04e',
        rim: 'rim',
      },
    ],
    ['ridge', { y: 1150, amplitude: 18, frequency: 1.4, colour: 'leaf>near:.35', haze: 'near', depth: 110 }],
    ['grass', { y: 1170, count: 100, height: [30, 90], colour: 'leaf>near:.6' }],
    ['grass', { y: 1260, count: 110, height: [50, 130], colour: 'near' }],
  ],
});
