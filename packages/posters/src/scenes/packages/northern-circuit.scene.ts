import { defineScene } from '../../scene/scene.js';

export const northernCircuit = defineScene({
  slug: 'northern-circuit',
  alt: 'A safari car with its roof raised stops on a winding track while giraffes cross toward blue highlands',
  palette: {
    zenith: '#3e7fae',
    azure: '#86b9cf',
    cream: '#f8edcf',
    haze: '#dfe3cf',
    hill: '#5d86a0',
    deep: '#3d5f78',
    gold: '#e6bd62',
    mid: '#a98a45',
    road: '#e9cf9c',
    roadShade: '#c79f63',
    near: '#2e3a2a',
    rim: '#fff0bd',
    leaf: '#56703a',
  },
  phone: { left: 330 },
  layers: [
    ['sky', { colours: ['zenith', 'azure', 'cream'], horizon: 620, bands: 9, wave: 12 }],
    [
      'towers',
      {
        list: [
          [1480, 520, 760, 240],
          [260, 540, 520, 130],
        ],
        colour: '#fffaf0',
        shade: '#d3dfe2',
      },
    ],
    [
      'ridge',
      {
        y: 590,
        amplitude: 40,
        frequency: 1.1,
        colour: 'hill>haze:.35',
        haze: 'haze',
        depth: 230,
        peak: [1260, 420, 150],
      },
    ],
    [
      'ridge',
      {
        y: 640,
        amplitude: 30,
        frequency: 1.7,
        colour: 'hill',
        haze: 'haze',
        depth: 170,
        peak: [220, 360, 130],
      },
    ],
    [
      'ridge',
      {
        y: 690,
        amplitude: 14,
        frequency: 2.4,
        colour: 'leaf>hill:.5',
        haze: 'gold>haze:.4',
        depth: 80,
        bush: { count: 50, height: [8, 20] },
      },
    ],
    ['plain', { y: 704, colour: 'mid', haze: 'gold>haze:.3', depth: 0.85 }],
    [
      'streaks',
      { from: 716, to: 1000, count: 26, colour: 'rim', opacity: 0.5, length: [200, 700], thickness: [2, 9] },
    ],
    [
      'shape',
      {
        outline:
          '1130,706! 1150,706! 1180,730 1030,760 900,800 1180,860 1660,940 1980,1060! 1980,1290! 260,1290! 560,1130 1000,1020 900,930 640,850 700,780 960,742',
        colour: 'road',
      },
    ],
    [
      'shape',
      {
        outline: [
          '1010,1030 800,1110 560,1290! 640,1290! 900,1110',
          '1280,960 1560,1040 1750,1290! 1830,1290! 1640,1030',
          '760,812 720,830 800,880 1000,950 820,872',
        ],
        colour: 'roadShade',
        opacity: 0.6,
      },
    ],
    [
      'acacia',
      {
        x: 1740,
        y: 880,
        height: 330,
        seed: 'n3',
        colour: 'near>leaf:.2',
        leaf: 'leaf>near:.25',
        rim: 'rim',
        spread: 1.5,
      },
    ],
    [
      'acacia',
      {
        x: 420,
        y: 800,
        height: 170,
        seed: 'a2',
        colour: 'near>leaf:.4',
        leaf: 'leaf',
        rim: 'rim',
        spread: 1.5,
      },
    ],
    [
      'acacia',
      {
        x: 250,
        y: 770,
        height: 100,
        seed: 'a2',
        colour: 'near>leaf:.4',
        leaf: 'leaf>hill:.3',
        spread: 1.5,
        flip: true,
      },
    ],
    [
      'animals',
      {
        of: 'giraffe',
        colour: '#e3b264',
        far: '#b98a4c',
        rim: 'rim',
        shadow: 'near',
        tint: { patch: '#8f5428', mane: '#6b3a1c', eye: '#2a1208' },
        at: [
          { x: 1260, y: 880, size: 0.43, gait: 'walk' },
          { x: 1450, y: 900, size: 0.5, gait: 'stand', flip: true },
          { x: 1080, y: 850, size: 0.26, gait: 'stride' },
        ],
        phone: {
          at: [
            { x: 1060, y: 872, size: 0.4, gait: 'walk' },
            { x: 1220, y: 900, size: 0.5, gait: 'stand', flip: true },
          ],
        },
      },
    ],
    ['dust', { list: [[330, 1108, 420, 90]], colour: '#f3dcae', opacity: 0.7 }],
    [
      'cruiser',
      {
        x: 760,
        y: 1130,
        size: 1.42,
        colour: '#7b8552',
        light: '#aab277',
        dark: '#2b2f26',
        glass: '#e9e2c2',
        people: '#4a2c22',
        hats: '#fff4d8',
        lamp: '#fff3c0',
      },
    ],
    ['grass', { y: 1240, count: 80, height: [40, 100], colour: 'near>leaf:.5' }],
    ['grass', { y: 1282, count: 110, height: [50, 120], colour: 'near' }],
  ],
});
