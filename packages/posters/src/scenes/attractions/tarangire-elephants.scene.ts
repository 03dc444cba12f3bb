import { defineScene } from '../../scene/scene.js';

const hide = {
  shade: '#7a4c36',
  crease: '#6b412f',
  nails: '#d9b58a',
  ear: '#bd8a62',
  earFold: '#8a5a40',
  tusk: '#fff3d6',
  eye: '#2a1410',
};

export const tarangireElephants = defineScene({
  slug: 'tarangire-elephants',
  alt: 'A family of elephants wades the Tarangire river in golden dust, baobabs on the hills behind',
  palette: {
    top: '#e39a4f',
    sky: '#f6bf6b',
    glow: '#ffe9ad',
    haze: '#f7c987',
    hill: '#b4743f',
    mid: '#8d5a34',
    near: '#3a1f17',
    rim: '#fff0bd',
    hide: '#9c6a4b',
    far: '#6d4632',
    water: '#a9855e',
    waterLit: '#ffe2a4',
    olive: '#7a6a34',
  },
  phone: { left: 540 },
  layers: [
    ['sky', { colours: ['top', 'sky', 'glow'], horizon: 560, bands: 10, sun: { x: 960, lift: 80 } }],
    [
      'sun',
      { x: 960, y: 300, r: 110, colour: '#fffbe0', glow: '#fff4c4', rings: 4, growth: 1.4, opacity: 0.2 },
    ],
    ['ridge', { y: 500, amplitude: 50, frequency: 1.4, colour: 'haze>hill:.35', haze: 'haze', depth: 170 }],
    ['baobab', { x: 330, y: 560, height: 330, seed: 'b3', colour: 'haze>mid:.6', rim: 'rim', sunSide: 1 }],
    ['baobab', { x: 1650, y: 580, height: 420, seed: 'b1', colour: 'haze>mid:.66', rim: 'rim', flip: true }],
    ['baobab', { x: 1230, y: 540, height: 190, seed: 'b3', colour: 'haze>mid:.5', flip: true }],
    [
      'ridge',
      {
        y: 572,
        amplitude: 20,
        frequency: 2.2,
        colour: 'hill>haze:.2',
        haze: 'haze>hill:.3',
        depth: 120,
        bush: { count: 44, height: [10, 26] },
      },
    ],
    [
      'dust',
      {
        list: [
          [420, 690, 900, 190],
          [1300, 680, 900, 170],
        ],
        colour: '#fbdca0',
        opacity: 0.55,
      },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: 'mid>haze:.35',
        far: 'mid>haze:.15',
        rim: 'rim',
        phone: { at: [] },
        at: [
          { x: 260, y: 730, size: 0.44, gait: 'walk' },
          { x: 510, y: 730, size: 0.38, gait: 'stride' },
          { x: 1640, y: 724, size: 0.42, gait: 'amble', flip: true },
        ],
      },
    ],
    [
      'shape',
      {
        outline: '-60,724! 400,740 900,734 1400,744 1980,720! 1980,830! -60,840!',
        colour: 'olive',
        haze: 'mid',
      },
    ],
    ['plain', { y: 800, colour: 'water>near:.35', haze: 'waterLit', depth: 0.9 }],
    [
      'streaks',
      {
        from: 806,
        to: 1240,
        count: 40,
        colour: 'waterLit',
        opacity: 0.7,
        length: [160, 620],
        thickness: [2, 10],
      },
    ],
    [
      'streaks',
      { from: 820, to: 1240, count: 26, colour: 'mid', opacity: 0.4, length: [140, 500], thickness: [3, 10] },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: 'hide',
        far: 'far',
        rim: 'rim',
        tint: hide,
        at: [
          { x: 470, y: 990, size: 0.86, gait: 'stride' },
          { x: 1430, y: 1000, size: 0.94, gait: 'walk', flip: true },
        ],
        phone: {
          at: [
            { x: 760, y: 990, size: 0.46, gait: 'stride' },
            { x: 1344, y: 1000, size: 0.5, gait: 'walk', flip: true },
          ],
        },
      },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: '#a8755a',
        far: 'far',
        rim: 'rim',
        tint: { ...hide, tusk: '#a8755a' },
        at: [{ x: 930, y: 1000, size: 0.4, gait: 'walk' }],
        phone: { at: [{ x: 1040, y: 1012, size: 0.25, gait: 'walk' }] },
      },
    ],
    [
      'animals',
      {
        of: 'egret',
        colour: '#fffaf0',
        tint: { bill: '#e8a83a' },
        at: [
          { x: 760, y: 1040, size: 0.9 },
          { x: 1780, y: 1030, size: 0.9, flip: true },
        ],
        phone: { at: [{ x: 780, y: 1060, size: 0.9 }] },
      },
    ],
    [
      'shape',
      {
        outline:
          '-60,976! 300,968 700,974 1100,980 1500,976 1980,970! 1980,1010! 1500,1016 1000,1024 500,1014 -60,1016!',
        colour: 'water>mid:.3',
        opacity: 0.92,
      },
    ],
    ['plain', { y: 1004, colour: 'water>near:.5', haze: 'water>mid:.35', depth: 0.9 }],
    [
      'splash',
      {
        list: [
          [560, 1002, 140, 40],
          [1350, 1010, 150, 44],
          [980, 1008, 80, 30],
          [330, 1000, 110, 30],
          [1560, 1008, 110, 34],
        ],
        colour: '#ffeec4',
        opacity: 0.9,
      },
    ],
    [
      'streaks',
      {
        from: 1016,
        to: 1250,
        count: 30,
        colour: 'waterLit',
        opacity: 0.6,
        length: [160, 560],
        thickness: [3, 11],
      },
    ],
    [
      'shape',
      {
        outline: '-60,1210 300,1180 700,1230 1200,1250 1600,1210 1980,1190! 1980,1290! -60,1290!',
        colour: 'near>mid:.3',
        haze: 'near',
      },
    ],
    ['grass', { y: 1244, count: 100, height: [40, 110], colour: 'near' }],
  ],
});
