import { defineScene } from '../../scene/scene.js';

export const stoneTown = defineScene({
  slug: 'stone-town',
  alt: 'A great carved door in a sunlit coral wall of Stone Town; a lane runs down to the blue sea',
  palette: {
    sky: '#6fb9d6',
    pale: '#cfeae6',
    sea: '#3a9fb8',
    wall: '#f3dcb2',
    wallLit: '#fff1d2',
    wallShade: '#d3a479',
    far: '#e9c79c',
    shade: '#8a5a66',
    near: '#3a2030',
    wood: '#7a4228',
    woodLight: '#b3703e',
    woodDark: '#47221a',
    brass: '#f2bd4e',
    pink: '#d83f7a',
    leaf: '#4f7d4a',
    stone: '#e6c99c',
    road: '#e2bd8c',
  },
  phone: { left: 800 },
  layers: [
    ['sky', { colours: ['sky', 'pale', '#fff3d6'], horizon: 640, bands: 8 }],
    ['plain', { y: 640, to: 760, colour: 'sea', haze: '#8fd6d6', depth: 0.8 }],
    [
      'dhow',
      { x: 610, y: 700, size: 0.26, hull: 'near', sail: '#fffaf0', sailShade: '#e9c890', trim: '#d8552f' },
    ],
    ['palm', { x: 500, y: 790, height: 330, seed: 'z5', lean: 0.12, colour: 'leaf' }],
    [
      'shape',
      {
        outline: '-60,-60! 330,-60! 420,300! 470,640! 480,820! 380,930! -60,1050!',
        colour: 'far',
        haze: 'wallShade',
      },
    ],
    [
      'shape',
      {
        outline: [
          '80,120! 240,150! 250,460! 80,460!',
          '300,190! 372,230! 390,480! 318,476!',
          '70,640! 230,630! 236,900! 70,940!',
          '320,620! 400,616! 410,800! 330,830!',
        ],
        colour: 'shade>wallShade:.3',
      },
    ],
    [
      'shape',
      {
        outline: [
          '40,470! 430,488! 440,530! 40,520!',
          '60,524! 72,524! 72,620! 60,622!',
          '120,524! 132,524! 132,618! 120,620!',
          '180,526! 192,526! 192,614! 180,616!',
          '240,526! 252,526! 252,610! 240,612!',
          '300,528! 312,528! 312,606! 300,608!',
          '360,530! 372,530! 372,602! 360,604!',
          '410,530! 422,530! 422,598! 410,600!',
          '40,610! 440,590! 442,606! 40,632!',
        ],
        colour: 'wood',
      },
    ],
    [
      'shape',
      {
        outline: '760,-60! 720,300! 690,640! 690,820! 800,930! 860,1290! 2000,1290! 2000,-60!',
        colour: 'wallLit',
        haze: 'wall',
      },
    ],
    [
      'shape',
      {
        outline: '760,-60! 720,300! 690,640! 690,820! 800,930! 830,1110 862,930 820,640 850,300 880,-60!',
        colour: 'wallShade',
        opacity: 0.55,
      },
    ],
    [
      'shape',
      {
        outline: [
          '1000,200 1040,190 1110,204 1060,216',
          '1700,300 1760,290 1800,310 1740,320',
          '1780,620 1840,612 1870,630 1800,640',
          '960,760 1000,750 1030,770 980,776',
          '1660,860 1700,850 1760,866 1700,880',
        ],
        colour: 'wallShade',
        opacity: 0.5,
      },
    ],
    [
      'shape',
      {
        outline:
          '380,930! 480,820! 690,820! 800,930! 900,1290! 2000,1290! 2000,1150! 2000,1340! -60,1340! -60,1050!',
        colour: 'road',
        haze: 'wallShade',
      },
    ],
    [
      'shape',
      {
        outline: '690,820! 800,930! 860,1130! 2000,1130! 2000,1180! 830,1180! 740,960! 620,820!',
        colour: 'shade',
        opacity: 0.3,
      },
    ],
    [
      'streaks',
      {
        from: 960,
        to: 1260,
        count: 30,
        colour: 'shade',
        opacity: 0.25,
        length: [80, 260],
        thickness: [3, 9],
      },
    ],
    [
      'carvedDoor',
      {
        x: 1330,
        y: 1100,
        size: 1.3,
        wood: 'wood',
        woodLight: 'woodLight',
        woodDark: 'woodDark',
        brass: 'brass',
        stone: 'stone',
      },
    ],
    [
      'shape',
      {
        outline: ['1020,1100! 1060,1100! 1020,420 1080,260 1010,330 980,460'],
        colour: 'wallShade',
        opacity: 0.35,
      },
    ],
    [
      'lanterns',
      {
        list: [
          [930, 520, 1.25],
          [1740, 520, 1.25],
        ],
        frame: 'near',
        light: '#ffe09a',
        cord: 60,
      },
    ],
    [
      'foliage',
      {
        list: [
          [1780, 90, 420, 190],
          [1560, 40, 360, 110],
        ],
        colour: 'leaf',
        size: 46,
        density: 0.9,
        hang: 90,
      },
    ],
    [
      'foliage',
      {
        list: [
          [1760, 130, 400, 200],
          [1560, 70, 300, 110],
          [1860, 260, 140, 200],
        ],
        colour: 'pink',
        size: 38,
        density: 0.6,
        hang: 90,
      },
    ],
    [
      'figures',
      {
        of: 'woman',
        at: [{ x: 590, y: 1010, size: 0.78 }],
        skin: '#6b4030',
        cloth: '#2f6f8a',
        accent: '#f2c25a',
        gear: '#f2c25a',
      },
    ],
    [
      'figures',
      {
        of: 'woman',
        at: [{ x: 520, y: 900, size: 0.44 }],
        skin: '#6b4030',
        cloth: '#fff6e6',
        accent: '#e3d0b0',
        gear: '#e3d0b0',
      },
    ],
    [
      'figures',
      {
        of: 'child',
        at: [
          { x: 1010, y: 1200, size: 1.02 },
          { x: 930, y: 1216, size: 0.94, flip: true },
        ],
        skin: '#5a3426',
        cloth: '#d8472f',
        accent: '#2c4a74',
      },
    ],
  ],
});
