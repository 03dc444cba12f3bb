import { Drawing } from '../../core/drawing.js';
import { ellipse, polygon } from '../../core/path.js';
import { brush, cut, type Rect } from './brushwork.js';

export function cityInFourColours(): Drawing {
  const [cream, rust, teal, ochre, ink] = ['#f1e4cc', '#d4532b', '#1f6f70', '#e9a43b', '#17303a'] as const;
  const drawing = new Drawing(1200, 1200, 'city-in-four-colours');
  const { random } = drawing;
  drawing.path('M0 0h1200v1200H0z', cream);
  drawing.path(ellipse(820, 300, 190), ochre);
  drawing.path(ellipse(820, 300, 120), rust);
  const streets = [
    { base: 720, count: 8, low: 180, high: 420, colours: [teal, ochre] },
    { base: 930, count: 7, low: 160, high: 380, colours: [rust, ink, cream] },
    { base: 1130, count: 6, low: 130, high: 330, colours: [ochre, teal, rust] },
  ];
  for (const { base, count, low, high, colours } of streets) {
    let x = 60;
    for (let house = 0; house < count; house++) {
      const width = (1080 / count) * random.between(0.84, 1.1);
      const height = random.between(low, high);
      const right = Math.min(1140, house === count - 1 ? 1140 : x + width);
      const colour = colours[house % colours.length] ?? ink;
      cut(drawing, [x, base - height, right, base], colour);
      windows(drawing, [x, base - height, right, base], colour === ink ? ochre : ink, house % 4);
      if (house % 3 === 0)
        drawing.path(
          polygon([
            [x + 6, base - height],
            [(x + right) / 2, base - height - 60],
            [right - 6, base - height],
          ]),
          colour === rust ? ink : rust,
        );
      x = right;
    }
    cut(drawing, [50, base - 6, 1150, base + 12], ink);
  }
  brush(drawing, [60, 1040, 1140, 1150], cream, 26);
  drawing.line('M120 130h210M120 164h150M120 198h180', ink, 12);
  drawing.line('M160 560V330M160 330q80-60 150 20', teal, 14);
  return drawing;
}

export function windows(
  drawing: Drawing,
  [left, top, right, bottom]: Rect,
  colour: string,
  kind: number,
): void {
  const { random } = drawing;
  const columns = Math.max(2, Math.round((right - left) / 46));
  const rows = Math.max(2, Math.round((bottom - top) / 64));
  const panes: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.2)) continue;
      const x = left + ((right - left) * (column + 0.5)) / columns;
      const y = top + ((bottom - top) * (row + 0.5)) / rows;
      panes.push(
        [
          polygon([
            [x - 9, y - 15],
            [x + 9, y - 14],
            [x + 9, y + 15],
            [x - 9, y + 14],
          ]),
          ellipse(x, y, 9),
          polygon([
            [x - 14, y - 6],
            [x + 14, y - 6],
            [x + 14, y + 6],
            [x - 14, y + 6],
          ]),
          polygon([
            [x - 10, y + 12],
            [x, y - 14],
            [x + 10, y + 12],
          ]),
        ][kind] ?? '',
      );
    }
  }
  drawing.path(panes.join(''), colour);
}
