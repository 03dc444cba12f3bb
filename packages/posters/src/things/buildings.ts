import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';

export interface TownOptions {
  y: number;
  left: number;
  right: number;
  height: number;
  colours: Colour[];
  windows: Colour;
}

/** A sea front of flat roofs, arches and one minaret, far away. */
export function town(drawing: Drawing, { y, left, right, height, colours, windows }: TownOptions): void {
  const { random } = drawing;
  let lit = '';
  for (let x = left; x < right; ) {
    const width = random.between(46, 96);
    const tall = height * random.between(0.55, 1.05);
    const top = y - tall;
    const roof = random.next();
    let house = polygon([
      [x, y],
      [x, top],
      [x + width, top],
      [x + width, y],
    ]);
    if (roof < 0.3)
      house += polygon([
        [x + 4, top],
        [x + width - 4, top],
        [x + width / 2, top - width * 0.28],
      ]);
    else if (roof < 0.55) {
      for (let k = 0; k < width - 6; k += 12)
        house += polygon([
          [x + k, top],
          [x + k, top - 7],
          [x + k + 6, top - 7],
          [x + k + 6, top],
        ]);
    } else
      house += polygon([
        [x - 3, top],
        [x + width + 3, top],
        [x + width + 3, top - 5],
        [x - 3, top - 5],
      ]);
    drawing.path(house, random.pick(colours));
    const rows = Math.max(1, Math.floor(tall / 34));
    const columns = Math.max(2, Math.floor(width / 20));
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (!random.chance(0.8)) continue;
        const at = Math.round(x + (width * (column + 0.5)) / columns);
        lit += `M${at - 4} ${Math.round(top + 28 + row * 32)}v-10a4 4 0 0 1 8 0v10z`;
      }
    }
    x += width * random.between(0.8, 1.02);
  }
  const minaret = left + (right - left) * 0.62;
  const at = (u: number, v: number, corner?: 'corner'): OutlinePoint => [minaret + u, y - height * v, corner];
  drawing.path(
    polygon([at(-9, 0), at(-8, 1.75), at(8, 1.75), at(9, 0)]) +
      polygon([at(-14, 1.42), at(14, 1.42), at(14, 1.36), at(-14, 1.36)]) +
      blob([at(-9, 1.74, 'corner'), at(-9, 1.86), at(0, 2.08, 'corner'), at(9, 1.86), at(9, 1.74, 'corner')]),
    colours[0],
  );
  drawing.path(lit, windows);
}

export interface HutsOptions {
  list: { x: number; y: number; size: number }[];
  wall: Colour;
  wallLight: Colour;
  roof: Colour;
  roofLight: Colour;
  door: Colour;
  /** low and rounded, plastered all over, or round with a peaked thatch */
  kind: 'plastered' | 'thatched';
}

export function huts(
  drawing: Drawing,
  { list, wall, wallLight, roof, roofLight, door, kind }: HutsOptions,
): void {
  const plastered: [Colour, string][] = [
    [wall, blob('-130,0! -136,-50 -110,-92 -40,-112 40,-112 108,-94 136,-52 130,0!')],
    [wallLight, blob('-130,0! -136,-50 -110,-92 -40,-112 0,-112 -60,-90 -92,-40 -94,0!')],
    [roof, blob('-126,-70 -110,-96 -40,-118 40,-118 112,-96 126,-68 60,-90 -60,-90')],
    [roofLight, stroke('-112,-86,2 -40,-108,5 40,-110,3')],
    [door, blob('-22,0! -24,-52 0,-66 24,-52 22,0!')],
  ];
  const straws = range(11, (index) => {
    const u = (index - 5) / 5;
    return stroke(
      [
        [u * 12, -196, 1],
        [u * 80, -140, 2.4],
        [u * 138, -86, 1.4],
      ],
      { steps: 1 },
    );
  });
  const thatched: [Colour, string][] = [
    [wall, polygon('-100,-100 100,-100 96,0 -96,0')],
    [wallLight, polygon('-100,-100 -30,-100 -40,0 -96,0')],
    [door, polygon('-20,0 -20,-66 22,-66 22,0')],
    [roof, blob('0,-210! 60,-150 150,-76! 80,-84 0,-88 -80,-84 -150,-76! -60,-150')],
    [roofLight, straws.slice(0, 6).join('')],
    [door, straws.slice(6).join('')],
  ];
  const id = drawing.symbol(`hut ${kind} ${wall}`, () =>
    (kind === 'plastered' ? plastered : thatched)
      .map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`)
      .join(''),
  );
  for (const { x, y, size } of list) drawing.use(id, { x, y, scale: size });
}

export interface FenceOptions {
  /** the line on which it stands */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  sag?: number;
  height: number;
  colour: Colour;
}

/** A fence of thorn branches around a homestead. */
export function thornFence(drawing: Drawing, { from, to, sag = 0, height, colour }: FenceOptions): void {
  const { random } = drawing;
  const count = Math.round(Math.abs(to[0] - from[0]) / (height * 0.16));
  const thorns = range(count, (index) => {
    const share = index / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag;
    const tall = height * random.between(0.6, 1.1);
    const lean = random.bell() * height * 0.8;
    return polygon([
      [x - 4, y + 6],
      [x + lean * 0.5 - 3, y - tall * 0.6],
      [x + lean, y - tall],
      [x + lean * 0.5 + 3, y - tall * 0.5],
      [x + 5, y + 6],
    ]);
  });
  drawing.path(thorns.join(''), colour);
}

export interface DoorOptions {
  x: number;
  y: number;
  size?: number;
  wood: Colour;
  woodLight: Colour;
  woodDark: Colour;
  brass: Colour;
  stone: Colour;
}

/** A carved double door with brass studs and a half-round lintel; 420 wide, 760 high. */
export function carvedDoor(
  drawing: Drawing,
  { x, y, size = 1, wood, woodLight, woodDark, brass, stone }: DoorOptions,
): void {
  const arch = (half: number, foot: number, spring: number, top: number): string =>
    `M${-half} ${foot}V${spring}C${-half} ${top} ${half} ${top} ${half} ${spring}V${foot}z`;
  const rosette = (cx: number, cy: number, r: number): string =>
    range(8, (index) => {
      const angle = (index * Math.PI) / 4;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return blob([
        [cx, cy, 'corner'],
        [cx + (c * 0.6 - s * 0.3) * r, cy + (s * 0.6 + c * 0.3) * r],
        [cx + c * r, cy + s * r, 'corner'],
        [cx + (c * 0.6 + s * 0.3) * r, cy + (s * 0.6 - c * 0.3) * r],
      ]);
    }).join('');
  const frameScales = range(17, (index) => -20 - index * 28).flatMap((cy) =>
    [-176, 176].map((cx) => ellipse(cx, cy, 11, 12)),
  );
  const studs = range(6, (row) => -66 - row * 76).flatMap((cy) =>
    [-112, -58, 58, 112].map((cx) => [cx, cy] as const),
  );
  drawing.group(`transform="translate(${x} ${y})scale(${size})"`, () => {
    drawing.path(arch(236, 0, -520, -790), stone);
    drawing.path(arch(206, 0, -508, -740), woodDark);
    drawing.path(arch(196, 0, -508, -726), wood);
    drawing.path(frameScales.join(''), woodDark);
    drawing.path(
      frameScales.length
        ? range(17, (index) => -20 - index * 28)
            .flatMap((cy) => [-176, 176].map((cx) => ellipse(cx, cy, 5)))
            .join('')
        : '',
      woodLight,
    );
    drawing.path(arch(152, -516, -524, -664), woodDark);
    drawing.path(
      [-100, -50, 0, 50, 100].map((cx) => rosette(cx, -548 - (1 - (cx / 120) ** 2) * 44, 25)).join(''),
      woodLight,
    );
    drawing.path(polygon('-156,-510 156,-510 156,-486 -156,-486'), woodLight);
    drawing.path(range(11, (index) => rosette(-140 + index * 28, -498, 9)).join(''), woodDark);
    drawing.path(polygon('-152,-484 152,-484 152,0 -152,0'), woodDark);
    drawing.path(
      polygon('-146,-480 -10,-480 -10,-4 -146,-4') + polygon('10,-480 146,-480 146,-4 10,-4'),
      woodLight,
    );
    drawing.path(
      polygon('-140,-474 -16,-474 -16,-10 -140,-10') + polygon('16,-474 140,-474 140,-10 16,-10'),
      wood,
    );
    drawing.path(
      range(5, (index) => -104 - index * 76)
        .map(
          (cy) =>
            polygon([
              [-140, cy - 3],
              [-16, cy - 3],
              [-16, cy + 3],
              [-140, cy + 3],
            ]) +
            polygon([
              [16, cy - 3],
              [140, cy - 3],
              [140, cy + 3],
              [16, cy + 3],
            ]),
        )
        .join(''),
      woodDark,
    );
    drawing.path(studs.map(([cx, cy]) => ellipse(cx, cy, 16)).join(''), woodDark);
    drawing.path(
      studs
        .map(([cx, cy]) =>
          blob([
            [cx - 13, cy + 6],
            [cx, cy - 26, 'corner'],
            [cx + 13, cy + 6],
            [cx, cy + 14],
          ]),
        )
        .join(''),
      brass,
    );
    drawing.path(polygon('-14,-490 14,-490 14,0 -14,0'), woodLight);
    drawing.path(range(12, (index) => rosette(0, -30 - index * 40, 13)).join(''), woodDark);
    drawing.path(polygon('-240,0 240,0 262,26 -262,26') + polygon('-262,26 262,26 284,56 -284,56'), stone);
  });
}

export interface ArchesOptions {
  x: number;
  y: number;
  count: number;
  /** width of one bay, height of the wall */
  bay: number;
  height: number;
  wall: Colour;
  light: Colour;
  dark: Colour;
  /** broken away from this bay on */
  brokenFrom?: number;
  pointed?: boolean;
}

/** An arcade of coral stone, its crown weathered away; the openings show what lies behind. */
export function arcade(drawing: Drawing, options: ArchesOptions): void {
  const { x, y, count, bay, height, wall, light, dark, brokenFrom = count } = options;
  const { random } = drawing;
  const right = x + count * bay;
  const crown = range(count * 4 + 1, (index): OutlinePoint => {
    const px = x + (index * bay) / 4;
    const lost =
      index / 4 > brokenFrom ? height * 0.12 * (index / 4 - brokenFrom) * random.between(0.7, 1.5) : 0;
    return [px, y - height + lost + random.between(-8, 10)];
  });
  const hole = (index: number, inset: number): string => {
    const left = Math.round(x + index * bay + bay * 0.2 - inset);
    const wide = Math.round(bay * 0.6 + inset * 2);
    const spring = Math.round(y - height * 0.42);
    const top = Math.round(y - height * 0.8 - inset);
    const middle = left + wide / 2;
    return `M${left} ${y}V${spring}C${left} ${Math.round((spring + top) / 2 - 20)} ${middle - 10} ${top + 16} ${middle} ${top}C${middle + 10} ${top + 16} ${left + wide} ${Math.round((spring + top) / 2 - 20)} ${left + wide} ${spring}V${y}z`;
  };
  const body = polygon([[x, y], ...crown, [right, y]]);
  const open = range(count, (index) => hole(index, 0)).join('');
  drawing.path(body + open, wall, { attributes: 'fill-rule="evenodd"' });
  const reveal = range(count, (index) => {
    const left = Math.round(x + index * bay + bay * 0.2);
    const spring = Math.round(y - height * 0.42);
    const deep = Math.round(bay * 0.09);
    return `M${left} ${y}V${spring}C${left} ${spring - Math.round(height * 0.22)} ${left + Math.round(bay * 0.26)} ${Math.round(y - height * 0.78)} ${left + Math.round(bay * 0.3)} ${Math.round(y - height * 0.8)}C${left + Math.round(bay * 0.2)} ${Math.round(y - height * 0.7)} ${left + deep} ${spring - Math.round(height * 0.14)} ${left + deep} ${spring}V${y}z`;
  });
  drawing.path(reveal.join(''), light);
  const stones = range(count * 16, () => {
    const px = random.between(x, right);
    const py = y - random.between(0.03, 0.95) * height;
    const inBay = ((px - x) % bay) / bay;
    if (inBay > 0.14 && inBay < 0.86 && py > y - height * 0.84) return '';
    return stroke(
      [
        [px - random.between(8, 20), py, 2],
        [px, py - 2, 4],
        [px + random.between(8, 20), py, 2],
      ],
      { steps: 1 },
    );
  });
  drawing.path(stones.join(''), dark, { opacity: 0.55 });
}

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
