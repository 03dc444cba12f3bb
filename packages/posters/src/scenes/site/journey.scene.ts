import { defineScene } from '../../scene/scene.js';

export const journey = defineScene({
  slug: 'journey',
  alt: 'A path winds from a lamplit camp past a safari car and giraffes to a snowy summit and the sea',
  palette: {
    sky: '#86c3d4',
    pale: '#d9efe6',
    cream: '#fff3d6',
    hillFar: '#9ec0b4',
    hill: '#c9c47c',
    hillLit: '#e7d893',
    green: '#8fae68',
    deep: '#4e7a58',
    path: '#fff6dd',
    pathDark: '#e3c48a',
    near: '#23423c',
    rim: '#fffbe0',
    sea: '#4fb6c4',
    stop: '#d8552f',
  },
  phone: { left: 520 },
  layers: [
    ['sky', { colours: ['sky', 'pale', 'cream'], horizon: 460, bands: 9, wave: 12 }],
    ['sun', { x: 980, y: 230, r: 66, colour: '#fffef2', glow: '#fff8d4', rings: 4, opacity: 0.22 }],
    [
      'clouds',
      {
        list: [
          [300, 160, 420, 40],
          [1620, 120, 460, 44],
        ],
        colour: '#fffdf4',
      },
    ],
    [
      'kilimanjaro',
      {
        x: 640,
        y: 520,
        width: 1100,
        height: 300,
        colour: '#8c9fc0',
        shade: '#6a80aa',
        haze: 'cream',
        snow: '#fff',
        snowShade: '#d3def0',
      },
    ],
    ['plain', { y: 470, colour: 'sea', haze: '#bfe8e6', depth: 0.4 }],
    [
      'dhow',
      {
        x: 1660,
        y: 560,
        size: 0.5,
        hull: '#4a2f28',
        sail: '#fffaf0',
        sailShade: '#e9c890',
        trim: 'stop',
        reflection: 0.2,
      },
    ],
    [
      'dhow',
      { x: 1400, y: 510, size: 0.2, hull: '#4a2f28', sail: '#fffaf0', sailShade: '#e9c890', trim: 'stop' },
    ],
    [
      'shape',
      {
        outline: '-60,470! 400,480 800,470 1100,500 1320,560 1480,620 1700,640 1980,630! 1980,900! -60,900!',
        colour: 'hillFar',
        haze: 'hill',
      },
    ],
    [
      'shape',
      { outline: '1320,556 1480,614 1700,634 1980,622! 1980,650! 1700,668 1460,640', colour: '#fdeecb' },
    ],
    ['palm', { x: 1590, y: 660, height: 210, seed: 'z5', lean: 0.16, colour: 'deep' }],
    ['palm', { x: 1760, y: 664, height: 250, seed: 'z7', lean: -0.18, colour: 'deep' }],
    [
      'shape',
      {
        outline: '-60,700! 300,620 700,640 1000,700 1400,690 1980,740! 1980,1290! -60,1290!',
        colour: 'hillLit',
        haze: 'hill',
      },
    ],
    [
      'shape',
      {
        outline: '-60,860! 260,840 700,900 1000,880 1400,800 1980,840! 1980,1290! -60,1290!',
        colour: 'green>hillLit:.4',
        haze: 'green',
      },
    ],
    [
      'shape',
      {
        outline: '-60,1040! 400,1080 900,1060 1300,980 1700,960 1980,980! 1980,1290! -60,1290!',
        colour: 'green',
        haze: 'deep>green:.4',
      },
    ],
    [
      'shape',
      {
        outline:
          '1640,650 1654,654 1560,700 1300,720 1000,700 760,690 640,720 720,770 1000,800 1330,830 1480,890 1400,960 1100,1010 700,1040 420,1090 340,1170 380,1290! 250,1290! 220,1160 340,1060 660,990 1060,950 1310,910 1320,880 1200,860 940,830 640,800 540,740 640,680 800,664 1040,674 1320,694 1540,680',
        colour: 'path',
        haze: 'pathDark',
      },
    ],
    [
      'canopy',
      {
        list: [
          [120, 700, 120, 90],
          [330, 660, 90, 70],
          [1160, 700, 90, 70],
          [1840, 760, 130, 100],
          [1700, 820, 110, 84],
          [120, 900, 170, 130],
          [1020, 920, 110, 84],
        ],
        colour: 'deep',
        light: 'green',
      },
    ],
    [
      'acacia',
      { x: 1640, y: 990, height: 330, seed: 'k3', colour: 'near', leaf: 'deep', rim: 'rim', spread: 1.4 },
    ],
    [
      'acacia',
      { x: 420, y: 790, height: 190, seed: 'n3', colour: 'near', leaf: 'deep', rim: 'rim', spread: 1.4 },
    ],
    [
      'animals',
      {
        of: 'giraffe',
        colour: '#e3b264',
        far: '#b98a4c',
        rim: 'rim',
        shadow: 'near',
        tint: { patch: '#8f5428', mane: '#6b3a1c', eye: '#2a1208' },
        at: [
          { x: 1480, y: 1010, size: 0.36, gait: 'walk' },
          { x: 1780, y: 1030, size: 0.4, gait: 'stand', flip: true },
        ],
        phone: { at: [{ x: 1400, y: 1020, size: 0.36, gait: 'walk' }] },
      },
    ],
    [
      'cruiser',
      {
        x: 960,
        y: 1010,
        size: 0.62,
        flip: true,
        colour: '#7b8552',
        light: '#aab277',
        dark: '#2b2f26',
        glass: '#e9e2c2',
        people: '#5a3a2a',
        hats: '#d8b26a',
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [
          { x: 700, y: 700, size: 0.3, flip: true },
          { x: 750, y: 700, size: 0.28, flip: true },
        ],
        skin: '#4a2c22',
        cloth: 'stop',
        accent: '#2c3f5c',
        gear: '#2f7d7a',
      },
    ],
    [
      'safariTent',
      { x: 620, y: 1170, size: 0.86, canvas: '#e9c98f', shade: '#a9804f', lamp: '#fff2c0', dark: '#4a3326' },
    ],
    [
      'figures',
      {
        of: 'woman',
        at: [{ x: 390, y: 1190, size: 0.5 }],
        skin: '#5a3426',
        cloth: '#b8305a',
        accent: '#f5c04e',
        gear: '#f5c04e',
        phone: { at: [] },
      },
    ],
    [
      'shape',
      {
        outline: [
          '300,1190 330,1176 362,1190 330,1206',
          '1290,960 1320,948 1350,960 1320,974',
          '650,770 676,760 700,770 676,780',
          '1570,690 1590,684 1610,690 1590,698',
        ],
        colour: 'stop',
      },
    ],
    ['grass', { y: 1276, count: 90, height: [26, 80], colour: 'near' }],
  ],
});
