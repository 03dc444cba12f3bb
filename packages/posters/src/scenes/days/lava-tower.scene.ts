import { defineScene } from '../../scene/scene.js';

export const lavaTower = defineScene({
  slug: 'lava-tower',
  alt: 'The Lava Tower stands black over a desert of stones, tiny walkers at its foot and cloud filling the valley',
  palette: {
    top: '#24588c',
    low: '#f0e6cf',
    haze: '#ded2c2',
    far: '#8c93aa',
    rock: '#6b5a5c',
    lit: '#b89a86',
    dark: '#33283a',
    sand: '#b29a84',
    near: '#231d2c',
    rim: '#fff0d0',
  },
  layers: [
    ['sky', { colours: ['top', '#6fa2c0', 'low'], horizon: 780, bands: 11, sun: { x: 1640, lift: 70 } }],
    [
      'clouds',
      {
        list: [
          [300, 700, 900, 60],
          [1200, 720, 1100, 56],
          [1750, 690, 620, 50],
          [700, 200, 420, 22],
        ],
        colour: '#ffffff',
        rim: '#fff8ea',
        opacity: 0.95,
      },
    ],
    ['ridge', { y: 740, amplitude: 70, frequency: 1.1, colour: 'far', haze: 'haze', depth: 130, jag: 0.5 }],
    ['mist', { y: 720, height: 140, colour: '#ffffff', opacity: 0.7 }],
    ['plain', { y: 860, colour: 'sand', haze: 'haze', depth: 0.8 }],
    [
      'facetedPeak',
      {
        x: 820,
        y: 1010,
        width: 620,
        height: 620,
        colour: 'rock',
        shade: 'dark',
        haze: 'rock>sand:.4',
        skyline:
          '-1,0 -.84,.16! -.7,.2 -.64,.5! -.58,.56 -.54,.8! -.42,.84 -.36,1! -.12,.96 -.06,.86! .06,.9 .22,.84! .28,.66 .42,.62! .5,.34 .62,.3! .74,.14 1,0',
        planes: [
          '-.36,1! -.34,.7 -.24,.5 -.36,.2 -.26,0 -.8,0! -.7,.2 -.64,.5! -.58,.56 -.54,.8! -.42,.84',
          '-.06,.86! -.1,.6 .04,.4 -.06,.1 .1,0 .02,.4',
          '.28,.66! .24,.4 .34,.2 .26,.0 .42,0',
        ],
        lights: ['.06,.9 .22,.84! .28,.66 .2,.5 .08,.7', '.42,.62! .5,.34 .62,.3! .5,.16 .4,.4'],
        light: 'lit',
        lightOpacity: 0.75,
      },
    ],
    [
      'rocks',
      {
        list: [
          [300, 1040, 260, 110],
          [1250, 1040, 320, 130],
          [1560, 1010, 220, 80],
          [1060, 1020, 150, 60],
          [90, 1010, 180, 60],
        ],
        colour: 'rock',
        light: 'lit',
        dark: 'dark',
        sunSide: 1,
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [
          { x: 1010, y: 1060, size: 0.42 },
          { x: 1080, y: 1064, size: 0.42 },
          { x: 1150, y: 1066, size: 0.42 },
        ],
        skin: 'near',
        cloth: '#b8452f',
        accent: 'near',
        gear: '#2f4a66',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'streaks',
      {
        from: 1040,
        to: 1180,
        count: 14,
        colour: 'haze',
        opacity: 0.5,
        length: [120, 420],
        thickness: [2, 7],
      },
    ],
    [
      'rocks',
      {
        list: [
          [420, 1230, 520, 170],
          [1500, 1240, 620, 200],
          [960, 1260, 340, 90],
        ],
        colour: 'near>rock:.4',
        light: 'rock',
        dark: 'near',
        sunSide: 1,
      },
    ],
    ['ridge', { y: 1240, amplitude: 14, frequency: 2, colour: 'near' }],
    ['birds', { x: 1280, y: 380, width: 260, height: 90, count: 3, size: 34, colour: 'near' }],
  ],
});
