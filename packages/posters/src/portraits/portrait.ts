import { Drawing } from '../core/drawing.js';
import { ellipse, polygon } from '../core/path.js';
import { backdrop } from './backdrop.js';
import { beardBelow } from './beard.js';
import { neckAndClothes } from './clothes.js';
import { hairBehind, hairInFront } from './hair.js';
import { head, tonesOf } from './head.js';
import { headwearBehind, headwearInFront } from './headwear.js';
import type { Person } from './person.js';

const SIZE = 800;

/** A bust in flat planes, lit from one side; safe to cut to a circle. */
export function drawPortrait(person: Person): string {
  const drawing = new Drawing(SIZE, SIZE, person.slug);
  const tones = tonesOf(person.skin);
  const tall =
    person.headwear?.kind === 'wrap' ||
    person.headwear?.kind === 'beanie' ||
    person.hair.style === 'afro' ||
    person.hair.style === 'flatTop' ||
    person.hair.style === 'locs';
  backdrop(drawing, person.backdrop.kind, person.backdrop.colours);
  const scale = person.strap ? 1.14 : tall ? 1.16 : 1.26;
  drawing.group(
    `transform="translate(400 ${person.strap && !tall ? 380 : tall ? 424 : 400})scale(${person.light === 'left' ? scale : -scale} ${scale})"`,
    () => {
      const bent = (paint: () => void) => drawing.group(`transform="rotate(${person.tilt} 0 130)"`, paint);
      bent(() => {
        headwearBehind(drawing, person);
        hairBehind(drawing, person);
      });
      neckAndClothes(drawing, person, tones);
      bent(() => {
        head(drawing, person, tones);
        beardBelow(drawing, person);
        hairInFront(drawing, person);
        headwearInFront(drawing, person);
        glasses(drawing, person);
        earrings(drawing, person);
      });
    },
  );
  return drawing.toSvg(person.alt);
}

function glasses(drawing: Drawing, { glasses: worn, face, turn }: Person): void {
  if (!worn) return;
  const centre = 43 * face.width;
  const { rx, ry, corner } = {
    round: { rx: 33, ry: 33, corner: 33 },
    square: { rx: 37, ry: 27, corner: 9 },
    wide: { rx: 41, ry: 33, corner: 20 },
  }[worn.shape];
  const lens = (side: -1 | 1): string =>
    `<rect x="${Math.round(side * centre - rx + turn)}" y="${-14 - ry}" width="${rx * 2}" height="${ry * 2}" rx="${corner}"/>`;
  const fill = worn.dark ? `fill="#14161f" fill-opacity=".88"` : 'fill="#fff" fill-opacity=".1"';
  const [inner, outer] = [Math.round(centre - rx), Math.round(centre + rx)];
  const arms = `<path fill="none" d="M${-inner + turn}-20q${inner}-12 ${2 * inner} 0M${-outer + turn}-20L${Math.round(-100 * face.width)}-26M${outer + turn}-20L${Math.round(100 * face.width)}-26"/>`;
  drawing.add(`<g ${fill} stroke="${worn.colour}" stroke-width="7">${lens(-1)}${lens(1)}${arms}</g>`);
}

function earrings(drawing: Drawing, { earrings: worn, face }: Person): void {
  if (!worn) return;
  const { kind, colour } = worn;
  const at = 103 * face.width * face.cheek;
  for (const side of [-1, 1]) {
    const x = side * at;
    switch (kind) {
      case 'hoop':
        drawing.line(ellipse(x * 1.04, 66, 23), colour, 8);
        break;
      case 'drop':
        drawing.path(
          ellipse(x, 50, 8) +
            polygon([
              [x - 14, 64],
              [x + 14, 64],
              [x, 106],
            ]),
          colour,
        );
        break;
      case 'stud':
        drawing.path(ellipse(x, 42, 8), colour);
        break;
      case 'disc':
        drawing.path(ellipse(x, 70, 24, 26), colour);
        drawing.path(ellipse(x, 70, 10, 11), '#fff6e3');
        break;
    }
  }
}
