import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, stroke } from '../../core/path.js';
import { type OutlinePoint, range } from '../../core/points.js';
import { brush, cut } from './brushwork.js';

export function rainOverKariakoo(): Drawing {
  const drawing = new Drawing(1000, 1400, 'rain-over-kariakoo');
  const { random } = drawing;
  drawing.path('M0 0h1000v1400H0z', '#26384a');
  for (const [index, colour] of ['#2f4a60', '#375a70', '#2a4154', '#436a7c', '#31505f'].entries()) {
    cut(drawing, [40 + index * 30, 60 + index * 262, 960 - index * 24, 330 + index * 262], colour, 26);
  }
  const umbrellas: [number, number, number, string, string][] = [
    [270, 300, 150, '#e2512f', '#f7c65a'],
    [700, 230, 120, '#f2b53c', '#c23a2a'],
    [540, 560, 170, '#f4ead6', '#2c8c8a'],
    [200, 740, 120, '#2c8c8a', '#f4ead6'],
    [800, 780, 155, '#c23a5a', '#f6c9b0'],
    [430, 1000, 140, '#f2b53c', '#26384a'],
    [730, 1150, 120, '#e2512f', '#f4ead6'],
    [180, 1180, 105, '#7a4a8a', '#f2b53c'],
  ];
  for (const [x, y, r, colour] of umbrellas) {
    const glints = range(7, (index) => {
      const gx = x + random.bell() * r * 0.8;
      return stroke([
        [gx, y + r * 0.7, 2],
        [gx - 14, y + r * (1 + index * 0.1), random.between(4, 10)],
        [gx - 30, y + r * (1.5 + index * 0.14), 1],
      ]);
    });
    drawing.path(glints.join(''), colour, { opacity: 0.4 });
  }
  for (const [x, y, r, colour, second] of umbrellas) {
    drawing.path(ellipse(x + 16, y + 22, r), '#16222e', { opacity: 0.5 });
    const turn = random.between(0, 1);
    const segment = (index: number): string => {
      const at = (step: number, reach: number): OutlinePoint => [
        x + Math.cos((step / 8) * 6.283 + turn) * r * reach,
        y + Math.sin((step / 8) * 6.283 + turn) * r * reach,
        'corner',
      ];
      return blob([
        [x, y, 'corner'],
        at(index, 1),
        [
          x + Math.cos(((index + 0.5) / 8) * 6.283 + turn) * r * 0.94,
          y + Math.sin(((index + 0.5) / 8) * 6.283 + turn) * r * 0.94,
        ],
        at(index + 1, 1),
      ]);
    };
    drawing.path(range(4, (index) => segment(index * 2)).join(''), colour);
    drawing.path(range(4, (index) => segment(index * 2 + 1)).join(''), drawing.mix(colour, second, 0.55));
    drawing.path(ellipse(x, y, r * 0.09), '#16222e');
  }
  const rain = (count: number, length: number): string =>
    range(count, () => {
      const [x, y] = [random.between(-40, 1040), random.between(-40, 1400)];
      const l = length * random.between(0.5, 1.2);
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-l * 0.28)} ${Math.round(l)}`;
    }).join('');
  drawing.line(rain(150, 90), '#cfe3ea', 3, { opacity: 0.55, attributes: 'stroke-linecap="round"' });
  drawing.line(rain(46, 150), '#ffffff', 5, { opacity: 0.5, attributes: 'stroke-linecap="round"' });
  brush(drawing, [40, 1240, 960, 1370], '#f2b53c', 22);
  return drawing;
}
