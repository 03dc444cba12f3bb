import { defineScene } from '../../scene/scene.js';

export const mahaleChimpanzees = defineScene({
  slug: 'mahale-chimpanzees',
  alt: 'A chimpanzee holds her child on a bough above forested mountains that fall into Lake Tanganyika',
  palette: {
    sky: '#7fc0c8',
    pale: '#d8ecd9',
    cream: '#fbf3d2',
    haze: '#cfe4d0',
    hill: '#5f9a86',
    hillDark: '#2f6b60',
    lake: '#3d94a8',
    lakeLit: '#bfe6de',
    sand: '#f3dfae',
    near: '#10261f',
    leaf: '#1f4a34',
    lit: '#86b04a',
    rim: '#f6f0b8',
  },
  phone: { left: 160 },
  layers: [
    ['sky', { colours: ['sky', 'pale', 'cream'], horizon: 560, bands: 9, wave: 12 }],
    ['sun', { x: 1560, y: 190, r: 70, colour: '#fffef0', glow: '#fffbd8', rings: 4, opacity: 0.2 }],
    [
      'clouds',
      {
        list: [
          [1280, 330, 620, 50],
          [700, 220, 520, 40],
          [1760, 420, 420, 40],
        ],
        colour: '#fffdf0',
      },
    ],
    ['ridge', { y: 560, amplitude: 30, frequency: 1.2, colour: 'hill>haze:.7', haze: 'haze', depth: 120 }],
    ['plain', { y: 574, colour: 'lake', haze: 'lakeLit', depth: 0.6 }],
    [
      'streaks',
      {
        from: 584,
        to: 1100,
        count: 40,
        colour: 'lakeLit',
        opacity: 0.6,
        length: [160, 620],
        thickness: [2, 10],
      },
    ],
    [
      'dhow',
      {
        x: 1450,
        y: 700,
        size: 0.3,
        hull: 'near',
        sail: '#fff7e0',
        sailShade: '#e9c98a',
        trim: '#e0734f',
        reflection: 0.25,
      },
    ],
    [
      'dhow',
      {
        x: 1640,
        y: 650,
        size: 0.18,
        hull: 'near',
        sail: '#fff7e0',
        sailShade: '#e9c98a',
        trim: '#e0734f',
        flip: true,
      },
    ],
    [
      'shape',
      {
        outline:
          '-60,120! 160,160 420,300 700,420 900,540 1120,640 1260,740 1180,860 900,1000 600,1290! -60,1290!',
        colour: 'hill',
        haze: 'hillDark',
      },
    ],
    [
      'shape',
      {
        outline: '1270,742 1200,850 960,1000 700,1290! 900,1290! 1100,1050 1260,880 1300,790',
        colour: 'sand',
      },
    ],
    [
      'canopy',
      {
        list: [
          [560, 480, 200, 150],
          [720, 570, 190, 150],
          [900, 680, 200, 160],
          [1080, 770, 170, 140],
          [420, 560, 260, 200],
          [640, 720, 280, 220],
          [860, 850, 260, 210],
          [1010, 900, 180, 150],
          [460, 800, 300, 240],
          [700, 960, 300, 240],
          [180, 420, 300, 230],
          [220, 700, 320, 260],
        ],
        colour: 'leaf>hill:.35',
        light: 'lit>hill:.35',
        sunSide: 1,
      },
    ],
    [
      'canopy',
      {
        list: [
          [300, 1050, 420, 330],
          [640, 1150, 360, 280],
          [60, 960, 360, 300],
        ],
        colour: 'leaf',
        light: 'lit>leaf:.35',
        sunSide: 1,
      },
    ],
    [
      'bough',
      {
        spine: [
          '-80,960,60 200,1010,54 560,1000,40 900,1020,30 1240,980,20 1480,960,8',
          '900,1020,22 1040,1080,16 1180,1160,10 1240,1230,5',
          '-60,1290,120 20,900,110 60,400,96 20,-60,110',
        ],
        colour: 'near',
        light: 'lit>near:.5',
      },
    ],
    [
      'animals',
      {
        of: 'chimpanzeeWithChild',
        colour: '#26232a',
        far: '#17151c',
        rim: 'rim',
        sunSide: 1,
        tint: {
          light: '#423c46',
          face: '#9c7a64',
          features: '#140c10',
          ear: '#84634f',
          child: '#39333c',
          childFace: '#c79c82',
          childEar: '#b08670',
        },
        at: [{ x: 560, y: 986, size: 1.5 }],
      },
    ],
    [
      'animals',
      {
        of: 'chimpanzeeHanging',
        colour: '#26232a',
        far: '#17151c',
        rim: 'rim',
        sunSide: 1,
        tint: { face: '#9c7a64', features: '#140c10', ear: '#84634f' },
        at: [{ x: 1180, y: 990, size: 0.4 }],
        phone: { at: [{ x: 1080, y: 1000, size: 0.4 }] },
      },
    ],
    [
      'foliage',
      {
        list: [
          [200, 40, 900, 300],
          [120, 300, 300, 400],
          [1700, 60, 700, 190],
          [1860, 240, 240, 320],
        ],
        colour: 'leaf>near:.4',
        size: 90,
        density: 0.9,
        hang: 70,
      },
    ],
    [
      'foliage',
      {
        list: [
          [340, 60, 700, 180],
          [1780, 60, 500, 160],
          [120, 1230, 700, 160],
        ],
        colour: 'lit>leaf:.45',
        size: 80,
        density: 0.5,
        hang: 70,
      },
    ],
    [
      'foliage',
      {
        list: [
          [1640, 1250, 700, 180],
          [760, 1290, 500, 120],
        ],
        colour: 'near',
        size: 100,
        density: 1,
        hang: -70,
      },
    ],
  ],
});
