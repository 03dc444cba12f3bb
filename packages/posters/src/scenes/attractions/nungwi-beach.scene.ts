import { defineScene } from '../../scene/scene.js';

export const nungwiBeach = defineScene({
  slug: 'nungwi-beach',
  alt: 'White sand, leaning palms and a beached dhow beside the turquoise sea at Nungwi',
  palette: {
    zenith: '#3fa4d0',
    blue: '#8fd0e2',
    pale: '#e3f5ea',
    horizon: '#2b8fb4',
    sea: '#3fc0c6',
    lagoon: '#9be6d8',
    foam: '#ffffff',
    sand: '#fff3d8',
    sandShade: '#ecd0a0',
    wet: '#e6dcb8',
    hull: '#7a4a2c',
    hullLit: '#b97a48',
    near: '#2c4a38',
    trunk: '#8a6444',
    frond: '#3f8a52',
    rim: '#f6f9c0',
    red: '#e2593f',
    shade: '#7fa0a0',
  },
  phone: { left: 810 },
  layers: [
    ['sky', { colours: ['zenith', 'blue', 'pale'], horizon: 560, bands: 9, wave: 10 }],
    [
      'towers',
      {
        list: [
          [420, 520, 560, 150],
          [1500, 530, 720, 200],
        ],
        colour: '#ffffff',
        shade: '#cfe6ee',
      },
    ],
    ['plain', { y: 540, colour: 'lagoon', haze: 'horizon', depth: 0.36 }],
    [
      'shape',
      { outline: '-60,600 500,592 1100,604 1980,596! 1980,660 1300,690 700,668 -60,690!', colour: 'sea' },
    ],
    [
      'streaks',
      {
        from: 556,
        to: 860,
        count: 40,
        colour: '#d8fff4',
        opacity: 0.7,
        length: [160, 560],
        thickness: [2, 7],
      },
    ],
    [
      'dhow',
      {
        x: 620,
        y: 630,
        size: 0.36,
        hull: '#4a2f28',
        sail: '#fffdf4',
        sailShade: '#e9d3a6',
        trim: 'red',
        reflection: 0.2,
      },
    ],
    [
      'dhow',
      {
        x: 1150,
        y: 590,
        size: 0.18,
        hull: '#4a2f28',
        sail: '#fffdf4',
        sailShade: '#e9d3a6',
        trim: 'red',
        flip: true,
      },
    ],
    [
      'dhow',
      { x: 330, y: 584, size: 0.15, hull: '#4a2f28', sail: '#fffdf4', sailShade: '#e9d3a6', trim: 'red' },
    ],
    [
      'shape',
      {
        outline:
          '1980,640! 1700,690 1400,770 1140,830 900,900 560,960 200,990 -60,1000! -60,1290! 1980,1290!',
        colour: 'foam',
      },
    ],
    [
      'shape',
      {
        outline:
          '1980,660! 1700,708 1420,790 1160,850 920,920 580,984 200,1016 -60,1026! -60,1290! 1980,1290!',
        colour: 'wet',
      },
    ],
    [
      'shape',
      {
        outline:
          '1980,700! 1720,748 1460,830 1200,900 960,970 620,1040 240,1078 -60,1086! -60,1290! 1980,1290!',
        colour: 'sand',
        haze: 'sandShade',
      },
    ],
    [
      'streaks',
      {
        from: 1010,
        to: 1250,
        count: 22,
        colour: 'sandShade',
        opacity: 0.6,
        length: [160, 520],
        thickness: [4, 12],
      },
    ],
    [
      'shape',
      {
        outline: '780,1120 1000,1098 1320,1100 1500,1120 1300,1140 960,1144',
        colour: 'shade',
        opacity: 0.35,
      },
    ],
    [
      'dhow',
      { x: 1130, y: 1116, size: 1.12, hull: 'hull', sail: '#f7e8c6', sailShade: '#dcb780', trim: '#2f8f9c' },
    ],
    [
      'figures',
      {
        of: 'woman',
        at: [{ x: 640, y: 1070, size: 0.62 }],
        skin: '#5a3426',
        cloth: '#e2593f',
        accent: '#ffd25e',
        gear: '#ffd25e',
      },
    ],
    [
      'figures',
      {
        of: 'child',
        at: [{ x: 560, y: 1080, size: 0.66 }],
        skin: '#5a3426',
        cloth: '#2f7dbb',
        accent: '#fff',
      },
    ],
    [
      'shape',
      { outline: '1380,1240 1560,1200 1980,1170! 1980,1290! 1300,1290!', colour: 'shade', opacity: 0.4 },
    ],
    [
      'palm',
      { x: 1820, y: 1250, height: 1080, seed: 'z5', lean: -0.34, colour: 'frond', rim: 'rim', sunSide: -1 },
    ],
    [
      'palm',
      {
        x: 1960,
        y: 1270,
        height: 860,
        seed: 'z7',
        lean: -0.26,
        colour: 'frond>near:.3',
        rim: 'rim',
        sunSide: -1,
      },
    ],
    ['palm', { x: 60, y: 1330, height: 820, seed: 'z9', lean: 0.2, colour: 'near', rim: 'rim', sunSide: 1 }],
    ['grass', { y: 1290, count: 40, height: [30, 90], colour: 'near' }],
    ['birds', { x: 960, y: 250, width: 420, height: 120, count: 5, size: 22, colour: '#ffffff' }],
  ],
});
