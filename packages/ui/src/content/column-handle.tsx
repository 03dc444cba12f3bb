import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** A column whose width the user can change. */
export interface ColumnWidth {
  /** CSS pixels; undefined: as wide as its content. */
  width: number | undefined;
  /**
   * Whether the user has set the width: then the column keeps it, otherwise it also takes up free space in the table.
   */
  isDrawn: boolean;
  onResize: (width: number | undefined) => void;
  /** The accessible name of the handle. */
  label: string;
  /** The handle's value text while the column is as wide as its content. */
  byContent: string;
}

const NARROWEST = 64;
const WIDEST = 640;
const STEP = 16;

const bounded = (width: number): number => Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));

/**
 * The resize handle at the end of a column header: dragged, or moved by arrow keys; a double click, or End, fits the
 * column to its content.
 */
export function ColumnHandle({ width, onResize, label, byContent }: Omit<ColumnWidth, 'isDrawn'>) {
  const began = useRef<{ x: number; width: number } | undefined>(undefined);
  const widthOf = (handle: HTMLElement): number => width ?? contentWidth(handle.closest('th'));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // the pointer drags the edge of the column: no native slider movement
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

/** Without padding. */
function contentWidth(header: HTMLElement | null): number {
  if (!header) return NARROWEST;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(header);
  return header.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
}
