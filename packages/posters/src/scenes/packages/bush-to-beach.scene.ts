import { defineScene } from '../../scene/scene.js';

export const bushToBeach = defineScene({
  slug: 'bush-to-beach',
  alt: 'A bush plane flies along the coast: savannah with giraffes on one side, white sand and turquoise reef on the other',
  palette: {
    sky: '#5fa9cf',
    pale: '#bfe2e2',
    cream: '#fff1d0',
    gold: '#e5b45c',
    savannah: '#c28f43',
    olive: '#7a7a3a',
    dark: '#3f4526',
    sand: '#fbeccb',
    lagoon: '#7fdcd2',
    sea: '#2fa3b8',
    deep: '#1d6f98',
    foam: '#f4fffb',
    near: '#26301f',
    rim: '#fff3c4',
  },
  phone: { left: 330 },
  shareTop: 50,
  layers: [
    ['sky', { colours: ['sky', 'pale', 'cream'], horizon: 360, bands: 8, wave: 10 }],
    [
      'towers',
      {
        list: [
          [1480, 330, 620, 170],
          [420, 330, 420, 90],
        ],
        colour: '#fffdf4',
        shade: '#cfe2e6',
      },
    ],
    [
      'kilimanjaro',
      {
        x: 330,
        y: 372,
        width: 620,
        height: 150,
        colour: '#8fa6c4',
        shade: '#6c86ac',
        haze: 'cream',
        snow: '#fff',
        snowShade: '#dbe4f0',
      },
    ],
    ['plain', { y: 360, colour: 'deep', haze: '#bfe6e6', depth: 0.25 }],
    [
      'shape',
      {
        outline: '2000,430! 1500,440 1220,520 1130,640 1240,760 1300,900 1160,1080 1200,1290! 2000,1290!',
        colour: 'sea',
      },
    ],
    [
      'shape',
      {
        outline:
          '1250,420 940,430 790,520 800,620 900,720 930,840 790,1000 740,1290! 1240,1290! 1240,1080 1390,900 1330,760 1210,640 1290,520 1500,450',
        colour: 'lagoon',
      },
    ],
    [
      'shape',
      {
        outline: [
          '1620,452 1340,530 1270,640 1390,760 1450,900 1310,1080 1330,1290! 1350,1290! 1340,1080 1486,900 1420,750 1310,640 1370,540',
          '1500,700 1560,760 1570,860 1530,800',
        ],
        colour: 'foam',
        opacity: 0.85,
      },
    ],
    ['caustics', { from: 560, to: 1260, count: 10, colour: '#ffffff', opacity: 0.25 }],
    [
      'shape',
      {
        outline:
          '-60,366! 600,364 900,384 1020,420 860,480 790,560 820,640 930,740 950,850 800,990 740,1120 760,1290! -60,1290!',
        colour: 'gold',
        haze: 'savannah',
      },
    ],
    [
      'shape',
      {
        outline:
          '1000,400 1080,416 900,490 830,560 860,640 970,740 990,850 850,1000 790,1130 810,1290! 680,1290! 700,1120 770,980 910,850 890,750 780,650 740,560 820,470',
        colour: 'sand',
      },
    ],
    [
      'streaks',
      {
        from: 440,
        to: 1250,
        count: 20,
        colour: 'rim',
        opacity: 0.5,
        left: 0,
        right: 620,
        length: [160, 460],
        thickness: [3, 14],
      },
    ],
    [
      'streaks',
      {
        from: 440,
        to: 1250,
        count: 18,
        colour: 'olive',
        opacity: 0.45,
        left: 0,
        right: 600,
        length: [160, 420],
        thickness: [4, 16],
      },
    ],
    [
      'canopy',
      {
        list: [
          [690, 470, 60, 40],
          [730, 500, 60, 44],
          [700, 560, 70, 54],
          [740, 640, 80, 60],
          [840, 720, 100, 80],
          [870, 800, 110, 86],
          [800, 900, 120, 96],
          [700, 1010, 140, 110],
          [640, 1130, 170, 130],
        ],
        colour: 'dark',
        light: 'olive',
        sunSide: -1,
      },
    ],
    [
      'acacia',
      {
        x: 120,
        y: 760,
        height: 190,
        seed: 'a2',
        colour: 'dark',
        leaf: 'olive>dark:.3',
        rim: 'rim',
        spread: 1.5,
      },
    ],
    ['acacia', { x: 420, y: 600, height: 100, seed: 'a2', colour: 'dark', leaf: 'olive', spread: 1.5 }],
    ['acacia', { x: 240, y: 540, height: 64, seed: 'a2', colour: 'dark', leaf: 'olive', spread: 1.5 }],
    [
      'herd',
      {
        of: ['elephant', 'zebra'],
        count: 12,
        left: 160,
        right: 560,
        from: 640,
        to: 720,
        sizes: [0.06, 0.09],
        haze: 'olive',
        colour: 'dark',
      },
    ],
    [
      'animals',
      {
        of: 'giraffe',
        colour: '#dba954',
        far: '#a97c3c',
        rim: 'rim',
        shadow: 'dark',
        tint: { patch: '#80491f', mane: '#5f3418', eye: '#2a1208' },
        at: [
          { x: 300, y: 1090, size: 0.42, gait: 'walk' },
          { x: 470, y: 1060, size: 0.36, gait: 'stand', flip: true },
        ],
        phone: {
          at: [
            { x: 450, y: 1100, size: 0.42, gait: 'walk' },
            { x: 590, y: 1070, size: 0.34, gait: 'stand', flip: true },
          ],
        },
      },
    ],
    [
      'dhow',
      { x: 1130, y: 640, size: 0.2, hull: '#4a2f28', sail: '#fffaf0', sailShade: '#e9d3a6', trim: '#e0734f' },
    ],
    [
      'dhow',
      {
        x: 1620,
        y: 980,
        size: 0.5,
        hull: '#4a2f28',
        sail: '#fffaf0',
        sailShade: '#e9c890',
        trim: '#e0734f',
        flip: true,
        reflection: 0.2,
      },
    ],
    [
      'palm',
      { x: 985, y: 1300, height: 420, seed: 'z5', lean: 0.22, colour: '#2f4a2f', rim: 'rim', sunSide: -1 },
    ],
    [
      'palm',
      { x: 860, y: 1310, height: 330, seed: 'z7', lean: -0.16, colour: '#2f4a2f', rim: 'rim', sunSide: -1 },
    ],
    [
      'bushPlane',
      {
        x: 1010,
        y: 250,
        size: 1.5,
        rotate: -8,
        colour: '#fffaf0',
        shade: '#a9bcc6',
        stripe: '#d8552f',
        glass: '#2f4a5c',
        phone: { x: 830, y: 260 },
      },
    ],
  ],
});
