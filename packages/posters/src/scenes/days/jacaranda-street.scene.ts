import { defineScene } from '../../scene/scene.js';

export const jacarandaStreet = defineScene({
  slug: 'jacaranda-street',
  alt: 'A house of Arusha under violet jacarandas in flower, Mount Meru behind it and a safari car at the gate',
  palette: {
    top: '#5b8fbf',
    low: '#fdeccb',
    haze: '#e8dccf',
    far: '#8d93b4',
    shade: '#6b7199',
    leaf: '#6f9a6a',
    wall: '#f2dcb4',
    roof: '#b5543a',
    bloom: '#9b7fd0',
    bloomLit: '#c7b1ea',
    near: '#2f2a45',
    rim: '#fff4d6',
  },
  layers: [
    ['sky', { colours: ['top', '#a9cbd8', 'low'], horizon: 760, bands: 11, sun: { x: 1540, lift: 90 } }],
    ['sun', { x: 1560, y: 330, r: 66, colour: '#fffbe4', glow: '#fff2c4', rings: 4, opacity: 0.16 }],
    [
      'clouds',
      {
        list: [
          [480, 210, 620, 38],
          [980, 320, 520, 26],
        ],
        colour: '#ffffff',
        rim: '#fff6e0',
        opacity: 0.85,
      },
    ],
    [
      'facetedPeak',
      {
        x: 900,
        y: 800,
        width: 820,
        height: 470,
        colour: 'far',
        shade: 'shade',
        haze: 'haze',
        skyline: '-1,0 -.62,.24 -.36,.58 -.14,.9! -.02,1! .06,.92 .14,.82! .3,.56 .56,.28 1,0',
        planes: [
          '-.02,1! .0,.7 -.14,.4 -.05,.1 -.5,0 -1,0! -.6,.24 -.36,.58 -.14,.9!',
          '.14,.82! .16,.5 .3,.2 .2,0 .5,0 .34,.4',
        ],
        lights: ['.06,.92 .14,.82! .3,.56 .24,.5 .12,.7'],
        light: '#c9c6da',
        lightOpacity: 0.6,
      },
    ],
    [
      'ridge',
      {
        y: 800,
        amplitude: 26,
        frequency: 2,
        colour: 'leaf>haze:.4',
        haze: 'haze',
        depth: 120,
        bush: { count: 60, height: [16, 44] },
      },
    ],
    ['palm', { x: 340, y: 950, height: 420, seed: 'j2', colour: 'leaf>near:.4', lean: -0.1 }],
    ['plain', { y: 900, colour: 'leaf', haze: 'leaf>haze:.4', depth: 0.8 }],
    ['shape', { outline: ['620,980! 620,720! 1240,720! 1240,980!'], colour: 'wall', haze: 'wall>roof:.14' }],
    ['shape', { outline: ['570,726! 720,590! 1140,590! 1292,726!'], colour: 'roof' }],
    [
      'shape',
      {
        outline: [
          '680,776! 770,776! 770,880! 680,880!',
          '1080,776! 1170,776! 1170,880! 1080,880!',
          '880,790! 980,790! 980,980! 880,980!',
        ],
        colour: 'near>far:.4',
      },
    ],
    ['shape', { outline: ['590,980! 590,946! 1270,946! 1270,980!'], colour: 'wall>roof:.4' }],
    [
      'bough',
      {
        spine: [
          '1560,1120,46 1540,900,34 1470,700,26 1300,520,16 1120,430,6',
          '1545,880,28 1660,680,20 1780,520,8',
          '1490,720,20 1480,540,12 1420,400,5',
        ],
        colour: 'near>shade:.2',
        light: 'near>roof:.3',
      },
    ],
    [
      'foliage',
      {
        list: [
          [1180, 420, 620, 300],
          [1560, 420, 640, 340],
          [1820, 560, 420, 260],
          [1380, 560, 420, 160],
        ],
        colour: 'bloom',
        size: 44,
        density: 1.1,
      },
    ],
    [
      'foliage',
      {
        list: [
          [1160, 370, 520, 180],
          [1580, 350, 520, 200],
          [1830, 500, 300, 150],
        ],
        colour: 'bloomLit',
        size: 34,
        density: 0.7,
      },
    ],
    [
      'bough',
      {
        spine: ['120,1160,40 150,900,30 130,700,22 220,520,12 330,420,5', '150,880,22 60,680,14 -20,560,6'],
        colour: 'near>shade:.2',
      },
    ],
    [
      'foliage',
      {
        list: [
          [80, 460, 560, 360],
          [300, 400, 380, 220],
        ],
        colour: 'bloom',
        size: 44,
        density: 1.1,
      },
    ],
    [
      'foliage',
      {
        list: [
          [90, 400, 420, 190],
          [300, 360, 240, 120],
        ],
        colour: 'bloomLit',
        size: 32,
        density: 0.7,
      },
    ],
    ['plain', { y: 1020, colour: '#c98f63', haze: '#dcae82', depth: 0.5 }],
    [
      'cruiser',
      {
        x: 1000,
        y: 1120,
        size: 1.2,
        colour: '#6f8f78',
        light: '#a9c4a4',
        dark: 'near',
        glass: '#cfe3e0',
        people: 'near',
        hats: '#e8d2a0',
      },
    ],
    [
      'streaks',
      {
        from: 1080,
        to: 1220,
        count: 26,
        colour: 'bloomLit',
        opacity: 0.7,
        length: [30, 120],
        thickness: [3, 8],
      },
    ],
    ['ridge', { y: 1210, amplitude: 12, frequency: 1.8, colour: 'near' }],
    ['grass', { y: 1216, count: 90, height: [20, 60], colour: 'near' }],
  ],
});
