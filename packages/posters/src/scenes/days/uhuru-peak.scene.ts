import { defineScene } from '../../scene/scene.js';

export const uhuruPeak = defineScene({
  slug: 'uhuru-peak',
  alt: 'Climbers below the summit sign of Kilimanjaro at sunrise, a glacier wall beside them',
  palette: {
    top: '#1d3f7c',
    mid: '#7f86b8',
    pink: '#f0a68c',
    low: '#ffe0a0',
    haze: '#f4c4a0',
    ice: '#eaf3f6',
    iceShade: '#9fb6d0',
    iceDeep: '#6f8cb4',
    near: '#241b30',
    stone: '#5a4650',
    rim: '#fff0c0',
  },
  layers: [
    ['sky', { colours: ['top', 'mid', 'pink', 'low'], horizon: 720, bands: 13, sun: { x: 1420, lift: 140 } }],
    ['sun', { x: 1420, y: 690, r: 80, colour: '#fffbe0', glow: '#ffe9a8', rings: 6, opacity: 0.17 }],
    [
      'clouds',
      {
        list: [
          [400, 730, 1100, 60],
          [1300, 750, 1300, 66],
          [1800, 720, 600, 50],
          [800, 780, 1200, 50],
        ],
        colour: 'haze',
        rim: 'rim',
        rimShift: -6,
      },
    ],
    [
      'facetedPeak',
      {
        x: 1640,
        y: 790,
        width: 300,
        height: 130,
        colour: '#8a7a98',
        shade: '#6a5f88',
        haze: 'haze',
        skyline: '-1,0 -.5,.5 -.2,.86! 0,1! .14,.9 .4,.56 1,0',
        planes: ['0,1! -.06,.6 -.3,.2 -1,0! -.5,.5'],
      },
    ],
    ['mist', { y: 760, height: 120, colour: 'haze', opacity: 0.8 }],
    ['plain', { y: 860, colour: 'stone', haze: 'stone>haze:.5', depth: 0.8 }],
    [
      'shape',
      {
        outline: '-40,560! 90,540 220,570! 330,540 470,580! 600,566 700,640! 720,900! -40,960!',
        colour: 'ice',
        haze: 'iceShade',
      },
    ],
    [
      'shape',
      {
        outline: [
          '90,546! 120,700 96,930! 40,940! 60,700',
          '330,544! 352,700 330,915! 270,925! 300,700',
          '600,570! 624,720 612,905! 560,908! 584,700',
          '470,584! 490,640 480,760! 450,700',
        ],
        colour: 'iceShade',
      },
    ],
    ['shape', { outline: ['700,640! 720,900! 670,904! 676,700'], colour: 'iceDeep' }],
    [
      'streaks',
      {
        from: 880,
        to: 1060,
        count: 22,
        colour: '#fff3e4',
        opacity: 0.7,
        length: [120, 520],
        thickness: [4, 16],
      },
    ],
    [
      'shape',
      {
        outline: [
          '1040,1090! 1040,640! 1062,640! 1062,1090!',
          '1340,1090! 1340,640! 1362,640! 1362,1090!',
          '990,650! 1412,650! 1412,716! 990,716!',
          '1004,734! 1398,734! 1398,790! 1004,790!',
          '1016,806! 1386,806! 1386,852! 1016,852!',
        ],
        colour: '#6b4a34',
      },
    ],
    [
      'figures',
      {
        of: 'jumper',
        at: [
          { x: 1130, y: 1096, size: 0.8 },
          { x: 1270, y: 1100, size: 0.82, flip: true },
        ],
        skin: 'near',
        cloth: '#c8452f',
        accent: '#f2c14e',
        gear: 'near',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [
          { x: 900, y: 1096, size: 0.8 },
          { x: 1520, y: 1100, size: 0.78, flip: true },
        ],
        skin: 'near',
        cloth: '#2f5f7a',
        accent: '#f2c14e',
        gear: 'near',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'rocks',
      {
        list: [
          [1720, 1180, 460, 150],
          [420, 1190, 520, 150],
          [1000, 1200, 260, 70],
        ],
        colour: 'near>stone:.4',
        light: 'stone>haze:.3',
        dark: 'near',
        sunSide: 1,
      },
    ],
    ['ridge', { y: 1170, amplitude: 20, frequency: 1.4, colour: 'near', roughness: 0.8 }],
  ],
});
