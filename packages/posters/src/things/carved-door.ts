import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon } from '../core/path.js';
import { range } from '../core/points.js';

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
