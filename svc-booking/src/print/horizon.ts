import { palette } from './palette.js';

/** A morning over the mountain, across the top of the page. */
export function drawHorizon(drawing: PDFKit.PDFDocument, width: number, height: number): void {
  const sky = drawing.linearGradient(0, 0, width, height);
  sky.stop(0, palette.paper).stop(0.45, palette.accentSoft).stop(1, palette.dawnSoft);
  drawing.rect(0, 0, width, height).fill(sky);
  drawing.circle(width - 150, height - 50, 26).fill(palette.dawn);
  ridge(drawing, width, height, palette.earth, [
    [0.42, 0],
    [0.55, 14],
    [0.66, 40],
    [0.7, 46],
    [0.77, 47],
    [0.81, 41],
    [0.92, 18],
    [1, 10],
  ]);
  ridge(drawing, width, height, palette.accent, [
    [0, 6],
    [0.2, 12],
    [0.42, 7],
    [0.6, 16],
    [0.8, 9],
    [1, 20],
  ]);
}

/** Smooth through points of [share of the width, height above the base]. */
function ridge(
  drawing: PDFKit.PDFDocument,
  width: number,
  base: number,
  colour: string,
  points: readonly (readonly [number, number])[],
): void {
  const [first, ...rest] = points.map(([share, rise]) => ({ x: share * width, y: base - rise }));
  if (!first) return;
  drawing.moveTo(first.x, base).lineTo(first.x, first.y);
  let from = first;
  for (const to of rest) {
    const middle = (from.x + to.x) / 2;
    drawing.bezierCurveTo(middle, from.y, middle, to.y, to.x, to.y);
    from = to;
  }
  drawing.lineTo(from.x, base).closePath().fill(colour);
}
