import { defineScene } from '../../scene/scene.js';

export const stormOverThePlain = defineScene({
  slug: 'storm-over-the-plain',
  alt: 'Rain falls in grey curtains from a tower of cloud, and wildebeest gallop towards the light beneath it',
  palette: {
    top: '#3b4a63',
    mid: '#6c7f8f',
    low: '#f4d794',
    haze: '#e9c983',
    cloud: '#55647a',
    lit: '#f7e2b4',
    grass: '#a39a52',
    near: '#262430',
    rim: '#ffefbe',
  },
  layers: [
    [
      'sky',
      { colours: ['top', 'mid', '#c9b98c', 'low'], horizon: 780, bands: 12, sun: { x: 480, lift: 90 } },
    ],
    [
      'towers',
      {
        list: [
          [1300, 560, 1100, 470],
          [760, 600, 560, 260],
        ],
        colour: 'cloud',
        shade: 'top',
      },
    ],
    [
      'clouds',
      {
        list: [
          [1340, 560, 1300, 90],
          [760, 590, 700, 60],
          [1700, 500, 620, 70],
        ],
        colour: 'top>cloud:.3',
        rim: 'lit',
        rimShift: 5,
      },
    ],
    [
      'shape',
      {
        outline: [
          '980,590! 1240,590! 1080,800! 860,800!',
          '1300,590! 1560,590! 1380,800! 1170,800!',
          '1620,570! 1800,570! 1640,800! 1480,800!',
        ],
        colour: 'mid>cloud:.5',
        haze: 'mid>low:.4',
        opacity: 0.5,
      },
    ],
    [
      'rays',
      {
        x: 460,
        y: 420,
        beams: [
          [180, 330],
          [400, 560],
          [640, 760],
        ],
        to: 820,
        colour: '#fff3c8',
        opacity: 0.3,
      },
    ],
    ['ridge', { y: 772, amplitude: 30, frequency: 1.1, colour: 'mid>haze:.4', haze: 'haze', depth: 110 }],
    ['plain', { y: 810, colour: 'grass', haze: 'haze', depth: 0.8 }],
    [
      'herd',
      {
        of: ['wildebeest'],
        count: 60,
        left: -60,
        right: 1980,
        from: 836,
        to: 900,
        sizes: [0.12, 0.24],
        haze: 'grass',
        colour: 'near>grass:.3',
        flip: 0.95,
      },
    ],
    [
      'dust',
      {
        list: [
          [1500, 1000, 700, 90],
          [900, 1010, 620, 70],
        ],
        colour: 'lit',
        opacity: 0.5,
      },
    ],
    [
      'animals',
      {
        of: 'wildebeestGalloping',
        colour: 'near>mid:.16',
        rim: 'rim',
        at: [
          { x: 1720, y: 1030, size: 0.8, flip: true },
          { x: 1400, y: 1050, size: 0.86, flip: true },
          { x: 1040, y: 1024, size: 0.76, flip: true },
          { x: 700, y: 1052, size: 0.84, flip: true },
          { x: 360, y: 1030, size: 0.72, flip: true },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'wildebeestCalf',
        colour: '#a87c50',
        rim: 'rim',
        at: [{ x: 1220, y: 1066, size: 0.7, flip: true, gait: 'stride' }],
      },
    ],
    ['grass', { y: 1130, count: 150, height: [30, 90], colour: 'near>grass:.4', lean: -0.6 }],
    ['ridge', { y: 1190, amplitude: 18, frequency: 1.6, colour: 'near' }],
    ['grass', { y: 1198, count: 120, height: [50, 130], colour: 'near', lean: -0.6 }],
  ],
});
