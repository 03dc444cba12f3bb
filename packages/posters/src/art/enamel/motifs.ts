import type { Drawing } from '../../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../../core/path.js';
import { type Point, range } from '../../core/points.js';

/** Bicycle enamel on board: flat grounds, black outlines, every surface dotted. */
export const INK = '#16121a';

export const outlined = (width: number) => ({
  attributes: `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`,
});

export function plant(
  drawing: Drawing,
  { x, y, height, pairs, lean }: { x: number; y: number; height: number; pairs: number; lean: number },
  leaf: string,
  vein: string,
): void {
  const stem = (t: number): Point => [x + lean * height * t * t, y - height * t];
  const leaves: string[] = [];
  const veins: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    for (const side of [-1, 1]) {
      const t = 0.18 + (0.78 * pair) / pairs;
      const [px, py] = stem(t);
      const length = height * 0.26 * (1 - 0.5 * t);
      const angle = -0.5 - 0.25 * t;
      const [dx, dy] = [Math.cos(angle) * length * side, Math.sin(angle) * length];
      leaves.push(
        blob([
          [px, py, 'corner'],
          [px + dx * 0.4 - dy * 0.22 * side, py + dy * 0.4 + length * 0.16],
          [px + dx, py + dy, 'corner'],
          [px + dx * 0.5, py + dy * 0.5 - length * 0.24],
        ]),
      );
      veins.push(
        stroke(
          [
            [px + dx * 0.18, py + dy * 0.2, 2],
            [px + dx * 0.5, py + dy * 0.5 - length * 0.03, 5],
            [px + dx * 0.82, py + dy * 0.84, 1],
          ],
          { steps: 1 },
        ),
      );
    }
  }
  drawing.path(
    stroke([
      [x, y + 20, 9],
      [...stem(0.5), 7],
      [...stem(1), 3],
    ]),
    INK,
  );
  drawing.path(leaves.join(''), leaf, outlined(6));
  drawing.path(veins.join(''), vein);
}

export function songbird(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  colour: string,
  tail: string,
  side: 1 | -1,
): void {
  drawing.group(`transform="translate(${x} ${y})scale(${side * size} ${size})"`, () => {
    const feathers = [-0.2, 0.12, 0.44].map((turn) =>
      stroke(
        [
          [-40, 28, 8],
          [-110, 30 + 80 * turn, 15],
          [-170, 40 + 150 * turn, 5],
        ],
        { steps: 2 },
      ),
    );
    drawing.path(feathers.join(''), tail, outlined(6));
    drawing.path(polygon('82,-72 128,-56 80,-48'), '#f4b223', outlined(6));
    drawing.path(blob('-70,36 -30,-10 10,-40 34,-78 66,-84 82,-56 62,-10 24,34 -24,46'), colour, outlined(7));
    drawing.path(
      range(12, (index) => ellipse(-30 + (index % 4) * 20, -8 + Math.floor(index / 4) * 17, 5)).join(''),
      '#fff3c9',
    );
    drawing.path(ellipse(58, -62, 11), '#fff');
    drawing.path(ellipse(61, -62, 6), INK);
  });
}

export function frame(drawing: Drawing): void {
  drawing.line(`M0 0h${drawing.width}v${drawing.height}H0z`, INK, 22);
}
