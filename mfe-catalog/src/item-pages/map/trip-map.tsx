import { classNames } from '@safari/ui';
import { useItemText } from '@safari/web-kit';
import { boxOfMark, type Mark, placeLabels } from './labels.rules';
import { MapGround } from './map-ground';
import { Badge, Bar, badgeWidth, Locator, Names, Ways } from './map-marks';
import { isInside, type MapWindow, type Point, pointIn, type Size, windowOf } from './map-window.rules';
import { asRanges, type Stop, type TripRoute } from './route.rules';
import { TOWNS } from './tanzania';

const WIDE: Size = { width: 960, height: 640 };
const TALL: Size = { width: 560, height: 640 };

export interface TripMapProps {
  route: TripRoute;
  /** Text alternative of the map; the route itself is beside it as a list. */
  label: string;
}

/** The route on a map drawn by us; phones get a different section of it, so that labels stay readable. */
export function TripMap({ route, label }: TripMapProps) {
  return (
    <>
      <Sheet route={route} size={TALL} label={label} className="sm:hidden" />
      <Sheet route={route} size={WIDE} label={label} className="max-sm:hidden" />
    </>
  );
}

interface SheetProps {
  route: TripRoute;
  size: Size;
  label: string;
  className: string;
}

function Sheet({ route, size, label, className }: SheetProps) {
  const say = useItemText();
  const window = windowOf(
    route.stops.map(({ at }) => at),
    size,
  );
  const stops = route.stops.map((stop) => ({ ...stop, name: say(stop.name).text }));
  const nights = merged(stops, window);
  const passed = stops.filter(
    ({ days, at }) =>
      days.length === 0 && !nights.some((night) => near(pointIn(window, at), night.point, 24)),
  );
  const marks: Mark[] = [
    ...nights.map(({ name, point, text }) => ({
      text: name,
      at: point,
      radius: badgeWidth(text) / 2 + 2,
      size: 19,
    })),
    ...passed.map(({ name, at }) => ({ text: name, at: pointIn(window, at), radius: 6, size: 16 })),
  ];
  const towns = TOWNS.map(({ name, at }) => ({
    text: name,
    at: pointIn(window, at),
    radius: 4,
    size: 15,
  })).filter((town) => isInside(size, town.at, 20) && !marks.some(({ at }) => near(at, town.at, 30)));
  const named = placeLabels(marks, size, towns.map(boxOfMark));
  const townNames = placeLabels(towns, size, named.taken, false);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      className={classNames('h-auto w-full rounded-xl', className)}
      fontFamily="var(--font-sans)"
    >
      <MapGround window={window} taken={townNames.taken} />
      {towns.map(({ text, at: [x, y] }) => (
        <circle key={text} cx={x} cy={y} r="3.5" className="fill-sand-50 stroke-sand-600" strokeWidth="1.5" />
      ))}
      <Names labels={townNames.labels} className="fill-sand-700" />
      <Ways legs={route.legs} window={window} />
      {passed.map(({ name, at }) => {
        const [x, y] = pointIn(window, at);
        return (
          <circle
            key={name}
            cx={x}
            cy={y}
            r="5.5"
            className="fill-sand-50 stroke-earth-700"
            strokeWidth="3"
          />
        );
      })}
      {nights.map((night) => (
        <Badge key={night.text} {...night} />
      ))}
      <Names labels={named.labels} className="fill-sand-900" strong />
      <Locator window={window} size={size} />
      <Bar window={window} />
    </svg>
  );
}

interface Night {
  name: string;
  point: Point;
  /** The text of its badge: its days. */
  text: string;
}

/** Merges nights whose badges would overlap into one, with the label of the first. */
function merged(stops: readonly Stop[], window: MapWindow): Night[] {
  const found: { name: string; point: Point; days: number[] }[] = [];
  for (const { name, at, days } of stops) {
    if (days.length === 0) continue;
    const point = pointIn(window, at);
    const same = found.find((other) => near(other.point, point, 22));
    if (same) same.days.push(...days);
    else found.push({ name, point, days: [...days] });
  }
  return found.map(({ days, ...night }) => ({ ...night, text: asRanges(days.toSorted((a, b) => a - b)) }));
}

const near = ([ax, ay]: Point, [bx, by]: Point, distance: number): boolean =>
  Math.hypot(ax - bx, ay - by) < distance;
