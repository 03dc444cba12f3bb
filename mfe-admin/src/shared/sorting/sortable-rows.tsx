import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@safari/ui';
import type { RowKeys } from '@safari/ui/controls';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { type RowControls, SortableRow } from './sortable-row';

export interface SortableRowSource {
  key: string;
  /** Renders the row with its controls; a single row gets none. */
  draw: (controls: RowControls | undefined) => ReactNode;
}

export interface SortableRowsProps {
  rows: readonly SortableRowSource[];
  move: RowKeys['move'];
  /** The label of a row, counted from 1, e.g. `Highlights 2`. */
  name: (row: number) => string;
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** A shorter pointer movement counts as a click. */
const DRAG_THRESHOLD_PX = 4;

/**
 * Rows that can be reordered: by dragging the handle, by two buttons, and by Alt with an arrow key from anywhere in a
 * row. The focus stays, and the new position is announced.
 */
export function SortableRows({ rows, move, name }: SortableRowsProps) {
  const t = useTranslations();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
  );
  const keys = rows.map(({ key }) => key);
  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= rows.length) return;
    move(from, to);
    setAnnouncement(t('order.moved', { row: name(from + 1), place: to + 1, count: rows.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) moveTo(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[restrictToVerticalAxis]}
        onDragEnd={drop}
        accessibility={NO_DND_ANNOUNCEMENTS}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {rows.map(({ key, draw }, index) => (
            <SortableRow
              key={key}
              id={key}
              name={name(index + 1)}
              place={{ index, count: rows.length }}
              onMove={(by) => moveTo(index, index + by)}
              draw={draw}
            />
          ))}
        </SortableContext>
      </DndContext>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}

const noAnnouncement = () => undefined;

/** Replaces dnd-kit's announcements: ours are the same for pointer, buttons and keys. */
const NO_DND_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: noAnnouncement,
    onDragOver: noAnnouncement,
    onDragEnd: noAnnouncement,
    onDragCancel: noAnnouncement,
  },
  screenReaderInstructions: { draggable: '' },
};
