import type { TravelWay } from '@safari/contracts';
import { classNames } from '@safari/ui';
import { useTranslations } from '../../translations/translations';
import type { Label } from './labels.rules';
import {
  type MapWindow,
  type Point,
  pathOf,
  pointIn,
  type Size,
  scaleBar,
  WHOLE_COUNTRY,
  windowOf,
} from './map-window.rules';
import type { Leg } from './route.rules';
import { ISLANDS, MAINLAND } from './tanzania';

/** Drawn as arcs, so that two different ways between the same places can be told apart. */
const BENT: readonly TravelWay[] = ['air', 'boat'];
const DASHES: Partial<Record<TravelWay, string>> = { air: '14 10', boat: '2 9', foot: '1 8' };

/** Width of the badge of a night. */
export const badgeWidth = (text: string): number => Math.max(34, text.length * 10 + 18);

export function Badge({ point: [x, y], text }: { point: Point; text: string }) {
  const width = badgeWidth(text);
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - 17}
        width={width}
        height="34"
        rx="17"
        className="fill-earth-600 stroke-sand-50"
        strokeWidth="3"
      />
      <text x={x} y={y + 6} textAnchor="middle" fontSize="18" fontWeight="700" className="fill-white">
        {text}
      </text>
    </g>
  );
}

/** The ways of the route, each with a light outline, so that it is visible on land and water. */
export function Ways({ legs, window }: { legs: readonly Leg[]; window: MapWindow }) {
  const drawn = legs.map(({ by, from, to }) => ({
    by,
    d: wayOf(pointIn(window, from), pointIn(window, to), by),
  }));
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {drawn.map(({ d }, index) => (
        <path key={index} d={d} className="stroke-sand-50" strokeWidth="9" opacity="0.85" />
      ))}
      {drawn.map(({ d, by }, index) => (
        <path
          key={index}
          d={d}
          className={
            by === 'air' ? 'stroke-night-700' : by === 'boat' ? 'stroke-lake-700' : 'stroke-earth-700'
          }
          strokeWidth={by === 'road' ? 4.5 : 4}
          strokeDasharray={DASHES[by]}
        />
      ))}
    </g>
  );
}

function wayOf([ax, ay]: Point, [bx, by]: Point, way: TravelWay): string {
  const bend = BENT.includes(way) ? 0.16 : 0.06;
  const x = (ax + bx) / 2 - (by - ay) * bend;
  const y = (ay + by) / 2 + (bx - ax) * bend;
  return `M${ax} ${ay}Q${Math.round(x)} ${Math.round(y)} ${bx} ${by}`;
}

export function Names({
  labels,
  className,
  strong,
}: {
  labels: readonly Label[];
  className: string;
  strong?: boolean;
}) {
  return (
    <g
      className={classNames(className, 'stroke-sand-50')}
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
      fontWeight={strong ? 650 : 450}
    >
      {labels.map(({ text, x, y, anchor, size }) => (
        <text key={text} x={x} y={y} textAnchor={anchor} fontSize={size}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** An inset that shows where in the country the map lies; left out if the map shows all of it. */
export function Locator({ window, size }: { window: MapWindow; size: Size }) {
  const inset: Size = { width: 132, height: 124 };
  const country = windowOf(WHOLE_COUNTRY, { width: inset.width * 1.34, height: inset.height * 1.34 });
  const centred = { ...country, ...inset, west: country.west + 2.1, north: country.north - 1.9 };
  const across = (window.width / window.scale) * centred.scale;
  if (across > inset.width * 0.75) return null;
  const [x, y] = pointIn(centred, [window.west, window.north]);
  return (
    <g transform={`translate(${size.width - inset.width - 14} ${14})`}>
      <rect width={inset.width} height={inset.height} rx="12" className="fill-sand-50 stroke-sand-300" />
      {[MAINLAND, ...ISLANDS].map((shape, index) => (
        <path key={index} d={pathOf(centred, shape)} className="fill-grass-200 stroke-grass-600" />
      ))}
      <rect
        x={x}
        y={y}
        width={across}
        height={(window.height / window.scale) * centred.scale}
        rx="3"
        className="fill-earth-500/25 stroke-earth-600"
        strokeWidth="2.5"
      />
    </g>
  );
}

export function Bar({ window }: { window: MapWindow }) {
  const t = useTranslations();
  const { kilometres, length } = scaleBar(window);
  const [x, y] = [24, window.height - 26];
  return (
    <g className="fill-sand-800 stroke-sand-800" strokeWidth="2">
      <path d={`M${x} ${y - 6}v6h${length}v-6`} fill="none" />
      <text x={x} y={y - 12} fontSize="15" stroke="none">
        {t('map.kilometres', { count: kilometres })}
      </text>
    </g>
  );
}
