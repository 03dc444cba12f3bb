import { defineScene } from '../../scene/scene.js';

export const share = defineScene({
  slug: 'share',
  alt: 'Giraffes under an acacia at sunset with the snows of Kilimanjaro behind',
  width: 1200,
  height: 630,
  palette: {
    s1: '#8a2f4a',
    s2: '#d8573f',
    s3: '#f49a4a',
    s4: '#ffdf96',
    haze: '#f7b266',
    mount: '#9a4a56',
    mountDark: '#6d2f4a',
    near: '#2c1028',
    mid: '#a8462f',
    rim: '#ffe7a8',
  },
  layers: [
    ['sky', { colours: ['s1', 's2', 's3', 's4'], horizon: 460, bands: 11, sun: { x: 820, lift: 90 } }],
    [
      'sun',
      { x: 850, y: 300, r: 110, colour: '#fff3c8', glow: '#ffe5a0', rings: 3, growth: 1.34, opacity: 0.2 },
    ],
    [
      'kilimanjaro',
      {
        x: 520,
        y: 470,
        width: 1100,
        height: 230,
        colour: 'mount',
        shade: 'mountDark',
        haze: 'haze',
        snow: '#fff2dc',
        snowShade: '#e9b9a8',
        side: -1,
      },
    ],
    ['mist', { y: 380, height: 100, colour: 'haze' }],
    [
      'ridge',
      {
        y: 460,
        amplitude: 12,
        frequency: 2,
        colour: 'mid>haze:.3',
        haze: 'haze',
        depth: 60,
        bush: { count: 40, height: [5, 12] },
      },
    ],
    ['plain', { y: 480, colour: 'mid>near:.4', haze: 'haze>mid:.3' }],
    [
      'streaks',
      { from: 486, to: 570, count: 16, colour: 'rim', opacity: 0.5, length: [120, 420], thickness: [2, 6] },
    ],
    ['acacia', { x: 990, y: 545, height: 330, seed: 'k3', colour: 'near', rim: 'rim', spread: 1.45 }],
    [
      'animals',
      {
        of: 'giraffe',
        colour: 'near>mid:.2',
        rim: 'rim',
        sunSide: 1,
        at: [
          { x: 600, y: 548, size: 0.26, gait: 'walk' },
          { x: 720, y: 552, size: 0.3, gait: 'stride' },
          { x: 500, y: 546, size: 0.16, gait: 'walk' },
        ],
      },
    ],
    ['ridge', { y: 556, amplitude: 12, frequency: 1.3, colour: 'near>mid:.3', haze: 'near', depth: 60 }],
    ['grass', { y: 576, count: 90, height: [16, 46], colour: 'near>mid:.1' }],
    ['grass', { y: 622, count: 100, height: [24, 64], colour: 'near' }],
  ],
});
