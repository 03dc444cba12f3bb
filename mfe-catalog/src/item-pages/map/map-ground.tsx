import { useTranslations } from '../../translations/translations';
import { boxOf } from './labels.rules';
import { isInside, type MapWindow, type Point, pathOf, pointIn } from './map-window.rules';
import { ISLANDS, LAKES, MAINLAND, OCEAN, PARKS, PEAKS, type Position } from './tanzania';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Name {
  text: string;
  at: Position;
  size: number;
  kind: 'park' | 'water' | 'sea';
  turn?: number;
}

const OF_KIND = {
  park: 'fill-grass-800',
  water: 'fill-lake-800',
  sea: 'fill-lake-700',
} as const;

/** The map under the route: sea, neighbouring countries, land, parks, lakes and peaks, labelled where there is room. */
export function MapGround({ window, taken }: { window: MapWindow; taken: readonly Box[] }) {
  const t = useTranslations();
  const { width, height } = window;
  const names: Name[] = [
    { text: t('map.ocean'), at: seaName(window), size: 19, kind: 'sea' },
    ...LAKES.map(({ name, label, turn = 0 }) => ({
      text: t('map.lake', { name }),
      at: label,
      turn,
      size: 15,
      kind: 'water' as const,
    })),
    ...PARKS.map(({ name, isTown, label }) => ({
      text: isTown ? t('map.park', { name }) : name,
      at: label,
      size: 16,
      kind: 'park' as const,
    })),
  ];
  const boxes = [...taken];
  const shown = names.flatMap((name) => {
    const [x, y] = pointIn(window, name.at);
    const box = boxIn(name, [x, y]);
    const fits = box.left > 4 && box.right < width - 4 && y > 24 && y < height - 12;
    if (!fits || boxes.some((other) => meets(box, other))) return [];
    boxes.push(box);
    return [{ ...name, x, y }];
  });
  return (
    <>
      <rect width={width} height={height} className="fill-sand-300" />
      <path d={pathOf(window, OCEAN)} className="fill-lake-200" />
      <path
        d={pathOf(window, MAINLAND)}
        className="fill-sand-100 stroke-sand-500"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {PARKS.map(({ name, border }) => (
        <path
          key={name}
          d={pathOf(window, border)}
          className="fill-grass-200 stroke-grass-400"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
      {LAKES.map(({ name, shore }) => (
        <path
          key={name}
          d={pathOf(window, shore)}
          className="fill-lake-200 stroke-lake-400"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
      {ISLANDS.map((shore, index) => (
        <path
          key={index}
          d={pathOf(window, shore)}
          className="fill-sand-50 stroke-sand-500"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      {PEAKS.map(({ name, at }) => (
        <Peak key={name} window={window} at={pointIn(window, at)} />
      ))}
      <g strokeLinejoin="round" paintOrder="stroke" strokeWidth="3" textAnchor="middle" fontStyle="italic">
        {shown.map(({ text, x, y, size, kind, turn }) => (
          <text
            key={text}
            x={x}
            y={y}
            fontSize={size}
            className={OF_KIND[kind]}
            letterSpacing={kind === 'sea' ? 3 : 0.3}
            {...(turn && { transform: `rotate(${turn} ${x} ${y})` })}
          >
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** A mountain in two planes, light and shade. */
function Peak({ window, at: [x, y] }: { window: MapWindow; at: Point }) {
  if (!isInside(window, [x, y], 10)) return null;
  return (
    <g>
      <path d={`M${x - 15} ${y + 9}L${x} ${y - 13}L${x + 15} ${y + 9}Z`} className="fill-sand-400" />
      <path d={`M${x} ${y - 13}L${x + 15} ${y + 9}H${x + 3}L${x - 2} ${y}Z`} className="fill-sand-600" />
      <path d={`M${x} ${y - 13}l-5 7.5l4 2l3 -1.5l3 1.5z`} className="fill-white" />
    </g>
  );
}

/** The bounding box of a label, including a rotated one. */
function boxIn({ text, size, turn }: Name, [x, y]: Point): Box {
  const box = boxOf({ text, x, y, anchor: 'middle', size });
  if (!turn) return box;
  const reach = (box.right - box.left) / 2;
  const across = reach * Math.abs(Math.cos((turn * Math.PI) / 180)) + size / 2;
  const down = reach * Math.abs(Math.sin((turn * Math.PI) / 180)) + size / 2;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** The sea's label: in the visible part of the sea, at the right edge of the map and two thirds of its height. */
function seaName({ west, north, width, height, scale }: MapWindow): Position {
  return [Math.max(40.1, west + (width - 120) / scale), north - (height * 0.62) / scale];
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
