import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** A column whose reader makes it wider or narrower. */
export interface ColumnWidth {
  /** CSS pixels; undefined is as wide as what the column holds. */
  width: number | undefined;
  /** So wide and no wider because somebody drew it so; else it takes of the room that the table has left. */
  isDrawn: boolean;
  onResize: (width: number | undefined) => void;
  /** Names the handle. */
  label: string;
  /** What the handle says of a column that is as wide as what it holds. */
  byContent: string;
}

const NARROWEST = 64;
const WIDEST = 640;
const STEP = 16;

const bounded = (width: number): number => Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));

/** The end of a column's header: dragged, or moved by arrow keys; a double press, or End, fits the column to its content. */
export function ColumnHandle({ width, onResize, label, byContent }: Omit<ColumnWidth, 'isDrawn'>) {
  const began = useRef<{ x: number; width: number } | undefined>(undefined);
  const widthOf = (handle: HTMLElement): number => width ?? contentWidth(handle.closest('th'));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // what is dragged is the column's edge, and no thumb within the handle
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = { x: event.clientX, width: widthOf(event.currentTarget) };
  };
  const onPointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (began.current) onResize(bounded(began.current.width + clientX - began.current.x));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = widthOf(event.currentTarget);
    const moves: Record<string, number | undefined> = {
      ArrowLeft: bounded(now - STEP),
      ArrowRight: bounded(now + STEP),
      Home: NARROWEST,
      End: undefined,
    };
    if (!(event.key in moves)) return;
    event.preventDefault();
    onResize(moves[event.key]);
  };
  const leave = () => {
    began.current = undefined;
  };
  return (
    <input
      type="range"
      className="ui-table-handle"
      aria-label={label}
      min={NARROWEST}
      max={WIDEST}
      value={width ?? WIDEST}
      aria-valuetext={width === undefined ? byContent : `${width} px`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={leave}
      onPointerCancel={leave}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => onResize(bounded(currentTarget.valueAsNumber))}
    />
  );
}

/** Without the space around it. */
function contentWidth(header: HTMLElement | null): number {
  if (!header) return NARROWEST;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(header);
  return header.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
}
