import { defineScene } from '../../scene/scene.js';

export const nightCamp = defineScene({
  slug: 'night-camp',
  alt: 'The Milky Way over a campfire and passing elephants, seen through the open front of a safari tent',
  palette: {
    s1: '#0a1030',
    s2: '#142457',
    s3: '#2a4586',
    s4: '#6272ac',
    haze: '#5a6da2',
    mid: '#1b2a58',
    near: '#080b1e',
    canvas: '#8a5a3a',
    canvasDark: '#4a2c26',
    canvasLit: '#d89a58',
    lamp: '#ffce74',
    rim: '#90a6dc',
    rug: '#a83a3a',
    rugDark: '#6d2430',
    wood: '#3a2018',
  },
  phone: { left: 448 },
  layers: [
    ['sky', { colours: ['s1', 's2', 's3', 's4'], horizon: 800, bands: 12, wave: 16 }],
    [
      'stars',
      { count: 420, to: 720, milkyWay: { from: [620, -60], to: [1360, 700], width: 170, colour: '#a9b8ee' } },
    ],
    ['ridge', { y: 740, amplitude: 60, frequency: 1.6, colour: 's3>s4:.25', haze: 's4', depth: 170 }],
    [
      'ridge',
      {
        y: 800,
        amplitude: 34,
        frequency: 2.2,
        colour: 'mid>s3:.6',
        haze: 's3>s4:.5',
        depth: 150,
        bush: { count: 30, height: [10, 24] },
      },
    ],
    [
      'shape',
      {
        outline: '-40,862 400,846 900,852 1300,842 1960,850 1960,872 1400,866 900,880 420,872 -40,890',
        colour: 's4',
        opacity: 0.7,
      },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: 'near>mid:.45',
        rim: 'rim',
        at: [
          { x: 640, y: 880, size: 0.24, gait: 'walk' },
          { x: 810, y: 884, size: 0.27, gait: 'stride' },
          { x: 920, y: 884, size: 0.13, gait: 'walk' },
        ],
      },
    ],
    ['ridge', { y: 884, amplitude: 12, frequency: 2, colour: 'mid', haze: 'mid>near:.6', depth: 200 }],
    ['baobab', { x: 1290, y: 950, height: 560, seed: 'r1', colour: 'near', rim: 'rim', folds: 'mid' }],
    ['acacia', { x: 560, y: 930, height: 260, seed: 'r3', colour: 'near', rim: 'rim', spread: 1.4 }],
    ['glow', { x: 960, y: 1010, rx: 560, ry: 220, colour: '#ff9d45', opacity: 0.6 }],
    [
      'figures',
      {
        of: 'squatter',
        at: [{ x: 830, y: 1040, size: 0.86 }],
        skin: 'near',
        cloth: '#5a2a34',
        accent: '#8a4a3a',
        rim: 'lamp',
        sunSide: 1,
      },
    ],
    [
      'figures',
      {
        of: 'squatter',
        at: [{ x: 1090, y: 1040, size: 0.86, flip: true }],
        skin: 'near',
        cloth: '#2a3a5a',
        accent: '#4a5a7a',
        rim: 'lamp',
        sunSide: -1,
      },
    ],
    [
      'campfire',
      { x: 960, y: 1040, size: 0.92, flame: '#ff9b3d', heart: '#fff0b0', wood: 'near', sparks: '#ffd28a' },
    ],
    ['ridge', { y: 1080, amplitude: 12, frequency: 1.4, colour: 'near>mid:.4', haze: 'near', depth: 80 }],
    ['grass', { y: 1088, count: 90, height: [20, 50], colour: 'near>mid:.3' }],
    ['shape', { outline: '-60,1130! 1980,1130! 1980,1290! -60,1290!', colour: 'wood' }],
    ['shape', { outline: '560,1130! 1360,1130! 1560,1290! 360,1290!', colour: 'rug' }],
    [
      'shape',
      {
        outline: [
          '640,1146! 1280,1146! 1300,1160! 620,1160!',
          '540,1210! 1380,1210! 1410,1230! 510,1230!',
          '440,1268! 1480,1268! 1500,1284! 420,1284!',
        ],
        colour: 'lamp>rug:.4',
      },
    ],
    [
      'shape',
      {
        outline: [
          '760,1174! 800,1162! 840,1174! 800,1194!',
          '940,1174! 980,1162! 1020,1174! 980,1194!',
          '1110,1174! 1150,1162! 1190,1174! 1150,1194!',
        ],
        colour: 'rugDark',
      },
    ],
    [
      'shape',
      {
        outline: '-60,-60! 960,-60! 700,120 480,420 330,760 250,1140! 140,1290! -60,1290!',
        colour: 'canvas',
        haze: 'canvasDark',
      },
    ],
    [
      'shape',
      {
        outline: '1980,-60! 960,-60! 1220,120 1440,420 1590,760 1670,1140! 1780,1290! 1980,1290!',
        colour: 'canvas',
        haze: 'canvasDark',
      },
    ],
    [
      'shape',
      {
        outline: '960,-60! 700,120 480,420 330,760 250,1140! 300,1140! 420,760 560,440 760,150',
        colour: 'canvasLit',
      },
    ],
    [
      'shape',
      {
        outline: '960,-60! 1220,120 1440,420 1590,760 1670,1140! 1620,1140! 1500,760 1360,440 1160,150',
        colour: 'canvasLit>canvas:.4',
      },
    ],
    [
      'shape',
      {
        outline: ['330,760 420,790 380,840 300,850', '1590,760 1500,790 1540,840 1620,850'],
        colour: 'canvasDark',
      },
    ],
    [
      'shape',
      {
        outline: [
          '120,-60! 190,-60! 120,500 60,1290! 30,1290! 70,500',
          '1800,-60! 1730,-60! 1800,500 1860,1290! 1890,1290! 1850,500',
        ],
        colour: 'canvasDark',
        opacity: 0.5,
      },
    ],
    ['glow', { x: 480, y: 560, rx: 420, ry: 420, colour: 'lamp', opacity: 0.4 }],
    [
      'lanterns',
      {
        list: [[540, 560, 1.5]],
        frame: 'near',
        light: '#ffe9a8',
        cord: 230,
        phone: { list: [[620, 500, 1.2]] },
      },
    ],
  ],
});
