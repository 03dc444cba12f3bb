import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';

export interface SolarHouseOptions {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
  wall: Colour;
  wallShade: Colour;
  roof: Colour;
  panel: Colour;
  panelLine: Colour;
  window: Colour;
}

/** A village school or clinic: verandah, tin roof, panels that face the sun; 520 wide. */
export function solarHouse(drawing: Drawing, options: SolarHouseOptions): void {
  const { x, y, size = 1, flip, wall, wallShade, roof, panel, panelLine, window } = options;
  const panels = range(4, (index) => -196 + index * 92);
  const windows = [-200, -110, 60, 150];
  const parts: [Colour, string][] = [
    [wall, polygon('-250,-150 250,-150 250,0 -250,0')],
    [wallShade, polygon('-250,-150 250,-150 250,-118 -250,-118') + polygon('-262,-8 262,-8 262,8 -262,8')],
    [
      window,
      windows
        .map((px) =>
          polygon([
            [px, -100],
            [px + 56, -100],
            [px + 56, -40],
            [px, -40],
          ]),
        )
        .join('') + polygon('-30,-100 30,-100 30,0 -30,0'),
    ],
    [
      wall,
      windows
        .map((px) =>
          polygon([
            [px + 26, -100],
            [px + 30, -100],
            [px + 30, -40],
            [px + 26, -40],
          ]),
        )
        .join(''),
    ],
    [roof, polygon('-290,-138 -236,-250 236,-250 290,-138')],
    [
      panel,
      panels
        .map((px) =>
          polygon([
            [px + 10, -236],
            [px + 84, -236],
            [px + 76, -166],
            [px - 4, -166],
          ]),
        )
        .join(''),
    ],
    [
      panelLine,
      panels
        .map(
          (px) =>
            polygon([
              [px + 2, -202],
              [px + 82, -202],
              [px + 81, -198],
              [px + 2, -198],
            ]) +
            polygon([
              [px + 45, -236],
              [px + 48, -236],
              [px + 38, -166],
              [px + 35, -166],
            ]),
        )
        .join(''),
    ],
    [
      wallShade,
      [-236, -80, 80, 232]
        .map((px) =>
          polygon([
            [px - 4, -140],
            [px + 4, -140],
            [px + 4, 0],
            [px - 4, 0],
          ]),
        )
        .join(''),
    ],
  ];
  const id = drawing.symbol(`solar house ${wall} ${roof}`, () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip });
}

export interface TurbinesOptions {
  list: { x: number; y: number; height: number; turn: number }[];
  colour: Colour;
  shade: Colour;
}

export function turbines(drawing: Drawing, { list, colour, shade }: TurbinesOptions): void {
  for (const { x, y, height, turn } of list) {
    const hub = y - height;
    const blade = height * 0.46;
    const blades = range(3, (index) => {
      const angle = ((turn + index * 120) * Math.PI) / 180;
      const at = (u: number, v: number): OutlinePoint => [
        x + (Math.cos(angle) * u - Math.sin(angle) * v) * blade,
        hub + (Math.sin(angle) * u + Math.cos(angle) * v) * blade,
      ];
      return blob([at(0, -0.02), at(0.22, -0.09), at(1, 0), at(0.3, 0.03), at(0, 0.03)]);
    });
    drawing.path(
      polygon([
        [x - height * 0.02, y],
        [x - height * 0.009, hub],
        [x + height * 0.009, hub],
        [x + height * 0.02, y],
      ]),
      colour,
    );
    drawing.path(
      polygon([
        [x + height * 0.002, y],
        [x + height * 0.001, hub],
        [x + height * 0.009, hub],
        [x + height * 0.02, y],
      ]),
      shade,
    );
    drawing.path(blades.join('') + ellipse(x, hub, height * 0.022), colour);
  }
}
