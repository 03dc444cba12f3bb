import { defineScene } from '../../scene/scene.js';

export const hadzabeLakeEyasi = defineScene({
  slug: 'hadzabe-lake-eyasi',
  alt: 'Hunters sit round their fire under a leaning rock as dusk falls over Lake Eyasi',
  palette: {
    night: '#151a45',
    indigo: '#3a3677',
    plum: '#7d4a83',
    ember: '#d9705f',
    gold: '#f9b46a',
    haze: '#b0627a',
    lake: '#c88a86',
    rock: '#5d3a4a',
    rockLit: '#e08a4e',
    rockDark: '#2c1a33',
    near: '#150f28',
    rim: '#ffc884',
    fire: '#ff9a3d',
  },
  phone: { left: 470 },
  layers: [
    [
      'sky',
      {
        colours: ['night', 'indigo', 'plum', 'ember', 'gold'],
        horizon: 760,
        bands: 13,
        sun: { x: 1500, lift: 70 },
      },
    ],
    [
      'stars',
      { count: 260, to: 520, milkyWay: { from: [900, -60], to: [1700, 480], width: 110, colour: '#b9a8e8' } },
    ],
    [
      'ridge',
      {
        y: 700,
        amplitude: 24,
        frequency: 1.2,
        colour: 'haze>night:.25',
        haze: 'haze',
        depth: 120,
        peak: [1900, 700, 120],
      },
    ],
    ['plain', { y: 740, colour: 'lake>night:.4', haze: 'gold>lake:.4', depth: 0.35 }],
    [
      'streaks',
      { from: 748, to: 900, count: 24, colour: 'gold', opacity: 0.5, length: [200, 600], thickness: [2, 7] },
    ],
    [
      'ridge',
      {
        y: 850,
        amplitude: 14,
        frequency: 2,
        colour: 'near>plum:.5',
        haze: 'near>plum:.3',
        depth: 120,
        bush: { count: 24, height: [12, 30] },
      },
    ],
    [
      'baobab',
      {
        x: 1660,
        y: 960,
        height: 620,
        seed: 'b3',
        colour: 'near>plum:.16',
        rim: 'rim',
        sunSide: -1,
        folds: 'plum>near:.4',
      },
    ],
    ['ridge', { y: 960, amplitude: 12, frequency: 1.3, colour: 'near>plum:.35', haze: 'near', depth: 200 }],
    [
      'strata',
      {
        outline:
          '-60,120! 200,110 420,170 560,260 700,300 740,360 640,420 480,470 430,620 400,800 420,960! 440,1080! -60,1100!',
        beds: [
          ['rock', 100],
          ['rock>rockDark:.3', 300],
          ['rock>rockLit:.2', 480],
          ['rock>rockLit:.42', 700],
          ['rockLit>rock:.4', 900],
        ],
        shade: 'rockDark',
        gullies: 6,
        dip: 40,
      },
    ],
    ['glow', { x: 820, y: 1000, rx: 760, ry: 360, colour: 'fire', opacity: 0.5 }],
    ['glow', { x: 820, y: 1070, rx: 620, ry: 110, colour: '#ffd07a', opacity: 0.7 }],
    [
      'figures',
      {
        of: 'squatter',
        at: [
          { x: 660, y: 1082, size: 1.12 },
          { x: 530, y: 1100, size: 1.08 },
        ],
        skin: '#3a1e1f',
        cloth: '#8a4a34',
        accent: '#e8b06a',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'figures',
      {
        of: 'squatter',
        at: [{ x: 990, y: 1086, size: 1.12, flip: true }],
        skin: '#3a1e1f',
        cloth: '#8a4a34',
        accent: '#e8b06a',
        rim: 'rim',
        sunSide: -1,
      },
    ],
    [
      'figures',
      {
        of: 'hunter',
        at: [{ x: 1160, y: 1076, size: 1.1, flip: true }],
        skin: '#2c1620',
        cloth: '#6d3a34',
        accent: '#c98a4e',
        gear: 'near',
        rim: 'rim',
        sunSide: -1,
      },
    ],
    [
      'campfire',
      { x: 824, y: 1090, size: 1.25, flame: 'fire', heart: '#fff0a8', wood: 'near', sparks: '#ffd68a' },
    ],
    ['ridge', { y: 1140, amplitude: 18, frequency: 1.5, colour: 'near>rock:.4', haze: 'near', depth: 90 }],
    [
      'rocks',
      {
        list: [
          [180, 1220, 420, 150],
          [1500, 1210, 300, 100],
          [1800, 1240, 420, 160],
        ],
        colour: 'rockDark',
        light: 'rockDark>rockLit:.4',
        dark: 'near',
        phone: { list: [[1420, 1210, 260, 100]] },
      },
    ],
    ['grass', { y: 1240, count: 100, height: [40, 110], colour: 'near' }],
  ],
});
