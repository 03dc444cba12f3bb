import type { Point, Size } from './map-window.rules';

export interface Mark {
  text: string;
  at: Point;
  /** Radius of the mark; its label is placed beside it. */
  radius: number;
  /** Font size. */
  size: number;
}

export interface Label {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Average width of a letter, in em. */
const LETTER = 0.54;
const GAP = 5;
/** Weight of covering a mark, relative to covering a label: two labels may touch rather than hide a place. */
const MARK_WEIGHT = 4;
/** Weight of an area outside the map, relative to a covered area. */
const OUTSIDE_WEIGHT = 80;

type Side = readonly [dx: number, dy: number, anchor: Label['anchor']];

/** In order of preference: right, left, below, above, then the corners. */
const SIDES: readonly Side[] = [
  [1, 0, 'start'],
  [-1, 0, 'end'],
  [0, 1, 'middle'],
  [0, -1, 'middle'],
  [1, 1, 'start'],
  [-1, 1, 'end'],
  [1, -1, 'start'],
  [-1, -1, 'end'],
];

/** Places the labels of marks so that they cover nothing; one without room is left out unless it `mustStand`. */
export function placeLabels(
  marks: readonly Mark[],
  sheet: Size,
  taken: readonly Box[] = [],
  mustStand = true,
): { labels: Label[]; taken: Box[] } {
  const labels: Label[] = [];
  const boxes: Box[] = [...taken];
  const drawn = marks.map(boxOfMark);
  for (const mark of marks) {
    const own = boxOfMark(mark);
    const choices = SIDES.map((side) => labelAt(mark, side)).map((label) => {
      const box = boxOf(label);
      const covering = (others: readonly Box[]) =>
        others.filter((each) => !isSameBox(each, own)).reduce((sum, other) => sum + overlap(box, other), 0);
      const covered = covering(boxes) + covering(drawn) * MARK_WEIGHT;
      return { label, box, cost: covered + outside(box, sheet) * OUTSIDE_WEIGHT };
    });
    const best = choices.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (best.cost > 0 && !mustStand) continue;
    labels.push(best.label);
    boxes.push(best.box);
  }
  return { labels, taken: [...boxes, ...drawn] };
}

function labelAt({ text, at: [x, y], radius, size }: Mark, [dx, dy, anchor]: Side): Label {
  const reach = dx !== 0 && dy !== 0 ? radius * 0.72 + 2 : radius + GAP;
  return {
    text,
    size,
    x: x + dx * reach,
    y: y + dy * (reach + size * 0.45) + size * 0.34,
    anchor,
  };
}

export function boxOf({ text, x, y, anchor, size }: Label): Box {
  const width = text.length * size * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 };
}

export const boxOfMark = ({ at: [x, y], radius }: Mark): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const isSameBox = (a: Box, b: Box): boolean => a.left === b.left && a.top === b.top && a.right === b.right;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

function outside({ left, right, top, bottom }: Box, { width, height }: Size): number {
  return [-left, right - width, -top, bottom - height].reduce((sum, by) => sum + Math.max(by, 0), 0);
}
