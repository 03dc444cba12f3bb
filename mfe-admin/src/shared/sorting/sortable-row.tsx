import { useSortable } from '@dnd-kit/sortable';
import { IconButton } from '@safari/ui';
import { ChevronDown, ChevronUp, GripVertical } from '@safari/ui/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from '../../translations/translations';
import type { SortableRowSource } from './sortable-rows';

export interface RowControls {
  /** For dragging by a pointer. */
  handle: ReactNode;
  /** Buttons for up and down, for all users. */
  buttons: ReactNode;
}

export interface SortableRowProps {
  id: string;
  name: string;
  /** Counted from 0. */
  place: { index: number; count: number };
  onMove: (by: -1 | 1) => void;
  draw: SortableRowSource['draw'];
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function SortableRow({ id, name, place, onMove, draw }: SortableRowProps) {
  const t = useTranslations();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // an outer sortable row must not move, too
    onMove(by);
  };
  const controls: RowControls = {
    handle: (
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden="true"
        data-handle
        className="grid size-7 shrink-0 cursor-grab touch-none place-items-center text-ink-faint active:cursor-grabbing"
      >
        <GripVertical className="size-4" />
      </span>
    ),
    buttons: (
      <span className="flex shrink-0">
        <MoveButton label={t('order.up', { row: name })} ended={place.index === 0} onMove={() => onMove(-1)}>
          <ChevronUp />
        </MoveButton>
        <MoveButton
          label={t('order.down', { row: name })}
          ended={place.index === place.count - 1}
          onMove={() => onMove(1)}
        >
          <ChevronDown />
        </MoveButton>
      </span>
    ),
  };
  return (
    <div
      role="presentation" // adds a keyboard shortcut to the buttons inside
      ref={setNodeRef}
      onKeyDown={onKeyDown}
      data-dragging={isDragging || undefined}
      className="relative rounded-lg data-dragging:z-10 data-dragging:bg-surface-raised data-dragging:shadow-raised"
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {draw(place.count > 1 ? controls : undefined)}
    </div>
  );
}

interface MoveButtonProps {
  label: string;
  /** At this end of the list: the button does nothing, but keeps the focus. */
  ended: boolean;
  onMove: () => void;
  children: ReactNode;
}

function MoveButton({ label, ended, onMove, children }: MoveButtonProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      aria-disabled={ended || undefined}
      className="aria-disabled:text-ink-faint aria-disabled:opacity-50"
      onClick={() => !ended && onMove()}
    >
      {children}
    </IconButton>
  );
}
