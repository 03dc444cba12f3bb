import { defineScene } from '../../scene/scene.js';

const hide = { shade: '#6a4f4c', fold: '#57403f', eye: '#1c1214', horn: '#4f3a38', ear: '#8f7069' };

export const mkomaziRhino = defineScene({
  slug: 'mkomazi-rhino',
  alt: 'A black rhino and her calf on red earth at Mkomazi, blue mountains and passing rain behind',
  palette: {
    storm: '#3f5a80',
    blue: '#7d9cba',
    pale: '#dbe2df',
    warm: '#fae6bf',
    haze: '#d7d9d4',
    peak: '#4d6a90',
    peakDark: '#344d74',
    earth: '#b9603a',
    earthLit: '#e39a62',
    earthDark: '#7a3626',
    green: '#6f7d44',
    near: '#2b1a1e',
    rim: '#ffeec2',
    hide: '#9a7f78',
    far: '#5f4745',
  },
  phone: { left: 520 },
  layers: [
    ['sky', { colours: ['storm', 'blue', 'pale', 'warm'], horizon: 620, bands: 11, wave: 14 }],
    [
      'towers',
      {
        list: [
          [380, 330, 760, 220],
          [1580, 300, 700, 170],
        ],
        colour: '#e8ebe8',
        shade: '#9fb2c4',
      },
    ],
    [
      'rays',
      {
        x: 380,
        y: 322,
        beams: [
          [180, 320],
          [360, 440],
          [480, 620],
        ],
        to: 640,
        colour: 'peak',
        opacity: 0.4,
        source: 0.9,
      },
    ],
    [
      'facetedPeak',
      {
        x: 1240,
        y: 700,
        width: 1500,
        height: 400,
        colour: 'peak>haze:.15',
        shade: 'peakDark',
        haze: 'haze',
        skyline:
          '-1.2,.1 -.9,.3 -.72,.36! -.5,.6 -.36,.74! -.26,.7 -.1,.94! .02,1! .1,.9 .24,.7! .36,.74! .5,.5 .7,.42! .9,.22 1.2,.08',
        planes: [
          '.02,1! -.02,.7 .08,.4 0,.1 .3,0 .34,.4 .2,.66 .1,.88',
          '-.36,.74! -.38,.5 -.3,.3 -.4,.05 -.14,.1 -.2,.5 -.28,.66',
          '.36,.74! .36,.5 .46,.24 .4,.04 .66,0 .56,.36',
          '-.72,.36! -.74,.2 -.66,.05 -.5,.05 -.6,.26',
        ],
      },
    ],
    [
      'ridge',
      {
        y: 640,
        amplitude: 30,
        frequency: 1.4,
        colour: 'peak>haze:.35',
        haze: 'haze',
        depth: 120,
        peak: [160, 460, 120],
      },
    ],
    ['mist', { y: 590, height: 110, colour: 'haze', opacity: 0.9 }],
    [
      'ridge',
      {
        y: 690,
        amplitude: 12,
        frequency: 2.6,
        colour: 'green>haze:.3',
        haze: 'earthLit>haze:.4',
        depth: 70,
        bush: { count: 60, height: [10, 26] },
      },
    ],
    ['plain', { y: 706, colour: 'earth', haze: 'earthLit>haze:.25', depth: 0.7 }],
    [
      'streaks',
      { from: 720, to: 1100, count: 26, colour: 'rim', opacity: 0.4, length: [200, 700], thickness: [2, 9] },
    ],
    [
      'streaks',
      {
        from: 720,
        to: 1120,
        count: 26,
        colour: 'green',
        opacity: 0.45,
        length: [160, 520],
        thickness: [4, 14],
      },
    ],
    [
      'acacia',
      {
        x: 330,
        y: 860,
        height: 260,
        seed: 'k3',
        colour: 'near>earth:.3',
        leaf: 'green>near:.35',
        rim: 'rim',
        spread: 1.4,
      },
    ],
    [
      'acacia',
      {
        x: 1760,
        y: 830,
        height: 200,
        seed: 'n3',
        colour: 'near>earth:.3',
        leaf: 'green>near:.2',
        rim: 'rim',
        spread: 1.4,
      },
    ],
    [
      'animals',
      {
        of: 'ostrich',
        colour: 'near>earth:.2',
        tint: { plume: '#f3e6d2', bare: '#c99a84' },
        at: [
          { x: 560, y: 840, size: 0.3 },
          { x: 640, y: 846, size: 0.32, flip: true },
        ],
      },
    ],
    [
      'canopy',
      {
        list: [
          [90, 1010, 260, 120],
          [1850, 980, 300, 140],
        ],
        colour: 'green>near:.4',
        light: 'green',
      },
    ],
    [
      'animals',
      {
        of: 'rhino',
        colour: 'hide',
        far: 'far',
        rim: 'rim',
        shadow: 'near',
        tint: hide,
        at: [{ x: 900, y: 1130, size: 1.5, gait: 'walk' }],
        phone: { at: [{ x: 950, y: 1130, size: 1.26, gait: 'walk' }] },
      },
    ],
    [
      'animals',
      {
        of: 'rhinoCalf',
        colour: '#a48a80',
        far: 'far',
        rim: 'rim',
        shadow: 'near',
        tint: hide,
        at: [{ x: 1440, y: 1150, size: 1.4, gait: 'stride' }],
        phone: { at: [{ x: 1320, y: 1170, size: 0.95, gait: 'stride' }] },
      },
    ],
    [
      'animals',
      {
        of: 'egret',
        colour: '#fffaf0',
        tint: { bill: '#e8a83a' },
        at: [
          { x: 840, y: 668, size: 0.72 },
          { x: 420, y: 1130, size: 1.2 },
        ],
        phone: { at: [{ x: 920, y: 732, size: 0.62 }] },
      },
    ],
    [
      'dust',
      {
        list: [
          [640, 1150, 420, 50],
          [1200, 1160, 420, 50],
        ],
        colour: 'earthLit',
        opacity: 0.5,
      },
    ],
    ['ridge', { y: 1180, amplitude: 16, frequency: 1.2, colour: 'earthDark', haze: 'near', depth: 110 }],
    ['grass', { y: 1206, count: 90, height: [30, 90], colour: 'near>earthDark:.4' }],
    ['grass', { y: 1280, count: 100, height: [50, 120], colour: 'near' }],
  ],
});
