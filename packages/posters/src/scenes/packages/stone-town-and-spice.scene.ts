import { defineScene } from '../../scene/scene.js';

const heap = {
  cumin: ['#b5793a', '#d69b58'],
  turmeric: ['#e9a91f', '#fbd05c'],
  chilli: ['#b8301f', '#de5a3a'],
  pepper: ['#3a2e34', '#5f5058'],
  cardamom: ['#8f9a52', '#b9c47c'],
  clove: ['#6a3324', '#935040'],
} as const;
const cone = (name: keyof typeof heap, x: number, y: number, size: number) => ({
  x,
  y,
  size,
  colour: heap[name][0],
  light: heap[name][1],
});

export const stoneTownAndSpice = defineScene({
  slug: 'stone-town-and-spice',
  alt: 'Heaped spices under a striped awning; behind the stall a sunlit lane of Stone Town with hanging lanterns',
  palette: {
    sky: '#8fc7d6',
    wallLit: '#f6e0b4',
    wall: '#e3b884',
    wallShade: '#a9705a',
    far: '#f3d9b0',
    shade: '#6a3f4c',
    near: '#2c1a28',
    teal: '#2f7d7a',
    wood: '#7a4630',
    rim: '#fff0cc',
    red: '#c8452f',
    cream: '#fbeccb',
  },
  phone: { left: 448 },
  layers: [
    ['sky', { colours: ['sky', '#d9ecdd', '#fff3d4'], horizon: 700, bands: 8 }],
    [
      'town',
      {
        y: 800,
        left: 700,
        right: 1220,
        height: 330,
        colours: ['far', 'wall>far:.5', 'wallLit'],
        windows: 'wallShade',
      },
    ],
    ['palm', { x: 900, y: 800, height: 420, seed: 'z5', colour: '#5f7a4a', lean: 0.14 }],
    [
      'shape',
      {
        outline: '-60,-60! 640,-60! 720,200! 760,900! 700,1000! -60,1100!',
        colour: 'wall',
        haze: 'wallShade',
      },
    ],
    [
      'shape',
      {
        outline: '1980,-60! 1290,-60! 1200,200! 1150,900! 1220,1000! 1980,1100!',
        colour: 'wallLit',
        haze: 'wall',
      },
    ],
    [
      'shape',
      {
        outline: [
          '300,260! 520,250! 540,640! 310,700!',
          '60,240! 220,240! 230,720! 60,770!',
          '600,300! 680,290! 700,620! 620,640!',
        ],
        colour: 'shade>wallShade:.4',
      },
    ],
    [
      'shape',
      {
        outline: [
          '1400,260! 1600,260! 1600,660! 1390,620!',
          '1720,240! 1900,240! 1900,760! 1720,710!',
          '1240,300! 1310,296! 1300,620! 1226,600!',
        ],
        colour: 'wallShade>wall:.3',
      },
    ],
    [
      'shape',
      {
        outline: [
          '1380,420! 1620,420! 1630,470! 1370,470!',
          '1400,470! 1412,470! 1412,620! 1400,620!',
          '1440,470! 1452,470! 1452,624! 1440,624!',
          '1480,470! 1492,470! 1492,632! 1480,632!',
          '1520,470! 1532,470! 1532,640! 1520,640!',
          '1560,470! 1572,470! 1572,648! 1560,648!',
          '1590,470! 1602,470! 1602,656! 1590,656!',
          '1360,640! 1640,668! 1640,700! 1360,670!',
        ],
        colour: 'wood',
      },
    ],
    [
      'shape',
      {
        outline: [
          '280,690! 560,630! 560,668! 280,732!',
          '290,440! 550,430! 550,470! 290,480!',
          '300,480! 312,480! 312,690! 300,692!',
          '350,478! 362,478! 362,680! 350,684!',
          '400,476! 412,476! 412,670! 400,674!',
          '450,474! 462,474! 462,660! 450,664!',
          '500,472! 512,472! 512,650! 500,654!',
        ],
        colour: 'teal',
      },
    ],
    [
      'shape',
      {
        outline: '700,1000! 760,900! 1150,900! 1220,1000! 1500,1290! 500,1290!',
        colour: 'cream',
        haze: 'wall',
      },
    ],
    [
      'shape',
      {
        outline: '700,1000! 760,900! 900,900! 800,1060! 560,1290! 300,1290!',
        colour: 'shade',
        opacity: 0.35,
      },
    ],
    [
      'figures',
      {
        of: 'woman',
        at: [{ x: 1010, y: 960, size: 0.72 }],
        skin: '#5a3426',
        cloth: '#c03f5c',
        accent: '#f3c25a',
        gear: '#f3c25a',
      },
    ],
    [
      'figures',
      {
        of: 'woman',
        at: [{ x: 880, y: 930, size: 0.56 }],
        skin: '#5a3426',
        cloth: '#2f5f8c',
        accent: '#e8d8b4',
        gear: '#e8d8b4',
      },
    ],
    ['awning', { x: -60, y: 40, width: 2040, drop: 150, colours: ['red', 'cream'], shade: 'shade' }],
    [
      'shape',
      {
        outline: ['90,180! 116,180! 116,900! 90,900!', '1804,180! 1830,180! 1830,900! 1804,900!'],
        colour: 'wood',
      },
    ],
    [
      'lanterns',
      {
        list: [
          [420, 390, 1.15],
          [1500, 390, 1.15],
          [1240, 330, 0.7],
          [680, 330, 0.7],
        ],
        frame: 'near',
        light: '#ffd98a',
        cord: 130,
      },
    ],
    ['shape', { outline: '-60,930! 1980,930! 1980,1290! -60,1290!', colour: 'wood', haze: 'near' }],
    ['shape', { outline: '-60,930! 1980,930! 1980,958! -60,958!', colour: 'rim>wood:.5' }],
    [
      'spices',
      {
        list: [
          cone('pepper', 190, 970, 0.9),
          cone('turmeric', 480, 970, 1),
          cone('clove', 780, 970, 0.95),
          cone('chilli', 1090, 970, 1),
          cone('cardamom', 1400, 970, 0.95),
          cone('cumin', 1710, 970, 0.95),
        ],
        basket: '#d6a565',
        basketDark: '#94612f',
      },
    ],
    [
      'spices',
      {
        list: [
          cone('chilli', 250, 1160, 1.35),
          cone('cardamom', 660, 1180, 1.3),
          cone('turmeric', 1090, 1180, 1.4),
        ],
        basket: '#c99256',
        basketDark: '#7f4f2a',
      },
    ],
    ['cinnamon', { x: 1460, y: 1150, size: 1.15, colour: '#8f5330', light: '#c98a58', dark: '#4f2a1c' }],
    ['fruit', { x: 1760, y: 1190, size: 1.5, colour: '#e08a2c', light: '#f6c04e', dark: '#5f6f34' }],
  ],
});
