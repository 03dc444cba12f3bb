import { defineScene } from '../../scene/scene.js';

const chimp = { light: '#453f44', face: '#a07c66', features: '#140c10', ear: '#84634f' };

export const gombeChimpanzees = defineScene({
  slug: 'gombe-chimpanzees',
  alt: 'Sunbeams fall into the forest of Gombe; chimpanzees sit by a stream below a waterfall and swing from lianas',
  palette: {
    glow: '#e9f2b4',
    pale: '#bcd98c',
    leaf: '#6fa95a',
    forest: '#35764f',
    deep: '#1d5242',
    near: '#0b241f',
    bark: '#3a3a2c',
    water: '#e8f7ee',
    waterShade: '#9accc0',
    stone: '#5f7a68',
    rim: '#f4f6b6',
  },
  phone: { left: 440 },
  layers: [
    ['sky', { colours: ['leaf', 'pale', 'glow'], horizon: 700, bands: 9, wave: 20 }],
    [
      'canopy',
      {
        list: [
          [300, 700, 500, 500],
          [760, 560, 460, 380],
          [1240, 560, 460, 380],
          [1640, 720, 520, 520],
          [1000, 420, 500, 340],
        ],
        colour: 'leaf>pale:.35',
        light: 'pale',
      },
    ],
    [
      'canopy',
      {
        list: [
          [140, 860, 460, 520],
          [520, 820, 400, 420],
          [1460, 820, 420, 440],
          [1830, 900, 460, 560],
        ],
        colour: 'forest>leaf:.4',
        light: 'leaf',
      },
    ],
    [
      'strata',
      {
        outline: '700,520! 820,440 960,430 1120,436 1240,520! 1320,760 1340,960! 620,960! 640,760',
        beds: [
          ['stone', 430],
          ['stone>deep:.35', 560],
          ['stone>deep:.15', 660],
          ['stone>deep:.5', 780],
        ],
        shade: 'deep',
        gullies: 8,
      },
    ],
    [
      'waterfall',
      { x: 970, top: 440, bottom: 930, width: 150, colour: 'water', shade: 'waterShade', spray: '#ffffff' },
    ],
    [
      'canopy',
      {
        list: [
          [640, 640, 260, 190],
          [1310, 650, 280, 200],
          [560, 900, 260, 170],
          [1390, 910, 260, 170],
        ],
        colour: 'forest',
        light: 'leaf',
      },
    ],
    [
      'shape',
      {
        outline: '640,930! 1320,930! 1420,1040 1240,1120 1300,1290! 560,1290! 760,1130 560,1040',
        colour: 'waterShade',
        haze: 'deep',
      },
    ],
    [
      'streaks',
      {
        from: 950,
        to: 1260,
        count: 30,
        colour: 'water',
        opacity: 0.6,
        left: 620,
        right: 1320,
        length: [80, 340],
        thickness: [2, 9],
      },
    ],
    [
      'shape',
      {
        outline: [
          '-60,1060! 240,1080 420,1100 540,1150 620,1220 640,1290! -60,1290!',
          '1980,1060! 1700,1060 1500,1080 1380,1120 1300,1200 1280,1290! 1980,1290!',
        ],
        colour: 'forest>deep:.4',
        haze: 'near',
      },
    ],
    [
      'rocks',
      {
        list: [
          [650, 1010, 220, 90],
          [1330, 1030, 260, 110],
          [1100, 1090, 150, 60],
          [560, 1150, 300, 130],
          [820, 980, 110, 44],
        ],
        colour: 'stone>deep:.3',
        light: 'stone>pale:.4',
        dark: 'deep',
      },
    ],
    [
      'bough',
      {
        spine: [
          '300,1330,90 290,900,62 310,500,54 280,-40,50',
          '1680,1330,100 1660,900,70 1630,420,60 1670,-40,54',
          '60,1330,70 90,700,50 60,-40,44',
          '1860,1330,70 1840,700,46 1870,-40,40',
        ],
        colour: 'deep>near:.4',
        light: 'forest',
      },
    ],
    [
      'bough',
      {
        spine: [
          '300,420,34 520,320,28 820,270,24 1180,262,20 1500,300,26 1640,380,34',
          '1180,262,12 1190,400,8 1200,560,6',
          '520,320,12 500,520,7 520,700,4',
          '1420,290,10 1460,460,6 1440,640,4',
          '300,1260,40 420,1180,26 560,1200,10',
          '1680,1250,40 1540,1190,26 1430,1210,10',
        ],
        colour: 'near>deep:.35',
        light: 'forest>leaf:.3',
      },
    ],
    [
      'rays',
      {
        x: 300,
        y: -80,
        beams: [
          [560, 760],
          [860, 1020],
          [1180, 1420],
        ],
        to: 1200,
        colour: 'glow',
        opacity: 0.5,
        source: 0.16,
      },
    ],
    [
      'animals',
      {
        of: 'chimpanzeeHanging',
        colour: '#201d22',
        far: '#131115',
        rim: 'rim',
        tint: chimp,
        at: [{ x: 1196, y: 276, size: 0.72, flip: true }],
      },
    ],
    [
      'animals',
      {
        of: 'chimpanzeeSitting',
        colour: '#242026',
        far: '#151217',
        rim: 'rim',
        tint: chimp,
        at: [{ x: 760, y: 262, size: 0.62 }],
      },
    ],
    [
      'animals',
      {
        of: 'chimpanzeeWithChild',
        colour: '#242026',
        far: '#151217',
        rim: 'rim',
        tint: { ...chimp, child: '#39333c', childFace: '#c79c82', childEar: '#b08670' },
        at: [{ x: 1350, y: 960, size: 0.95, flip: true }],
        phone: { at: [{ x: 1320, y: 970, size: 0.95, flip: true }] },
      },
    ],
    [
      'animals',
      {
        of: 'chimpanzeeSitting',
        colour: '#242026',
        far: '#151217',
        rim: 'rim',
        tint: chimp,
        at: [{ x: 560, y: 1040, size: 0.86 }],
      },
    ],
    [
      'foliage',
      {
        list: [
          [240, 60, 800, 260],
          [1700, 60, 800, 280],
          [960, 0, 900, 160],
        ],
        colour: 'deep',
        size: 80,
        density: 0.8,
        hang: 75,
      },
    ],
    [
      'foliage',
      {
        list: [
          [220, 1270, 800, 240],
          [1750, 1270, 800, 260],
        ],
        colour: 'near',
        size: 90,
        density: 0.9,
        hang: -70,
      },
    ],
    [
      'foliage',
      {
        list: [
          [260, 40, 600, 140],
          [1680, 40, 600, 150],
          [150, 1180, 420, 140],
          [1800, 1180, 420, 150],
        ],
        colour: 'forest>leaf:.3',
        size: 70,
        density: 0.4,
        hang: 70,
      },
    ],
  ],
});
