/** The design system's colours for paper, as sRGB. */
export const palette = {
  ink: '#1f1e2e',
  inkSoft: '#4a4a59',
  inkFaint: '#656571',
  line: '#dfd8cc',
  paper: '#fefdfa',
  sunk: '#f4eee3',
  accent: '#a94321',
  accentSoft: '#fae3d7',
  accentInk: '#86331a',
  dawn: '#f0a047',
  dawnSoft: '#fbbd6e',
  earth: '#e1815c',
  night: '#2a3050',
  success: '#3a6b35',
  successSoft: '#e9edd6',
  successInk: '#254d27',
} as const;

export type Colour = (typeof palette)[keyof typeof palette];
