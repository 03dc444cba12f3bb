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
import { type RowKeys, VisuallyHidden } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { ArrangedRow, type RowControls } from './arranged-row';

export interface ArrangeableRow {
  key: string;
  /** Draws the row with what changes its place; a lone row gets none. */
  draw: (controls: RowControls | undefined) => ReactNode;
}

export interface ArrangedProps {
  rows: readonly ArrangeableRow[];
  move: RowKeys['move'];
  /** What a row is called, counted from 1, e.g. `Highlights 2`. */
  name: (row: number) => string;
}

const upDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** Below this a press is a press. */
const DRAG_BEGINS_AFTER_PX = 4;

/**
 * Rows whose order can be changed: by their handle with a pointer, by two buttons, and by Alt with an arrow key from
 * anywhere within a row. The focus stays where it is, and the new place is read out.
 */
export function Arranged({ rows, move, name }: ArrangedProps) {
  const t = useTranslations();
  const [news, setNews] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_AFTER_PX } }),
  );
  const keys = rows.map(({ key }) => key);
  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= rows.length) return;
    move(from, to);
    setNews(t('order.moved', { row: name(from + 1), place: to + 1, count: rows.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) moveTo(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upDownOnly]}
        onDragEnd={drop}
        accessibility={SPOKEN_HERE}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {rows.map(({ key, draw }, index) => (
            <ArrangedRow
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
        <output>{news}</output>
      </VisuallyHidden>
    </>
  );
}

const silent = () => undefined;

/** What has moved is read out by us, alike for every way of moving it; the handle is for pointers alone. */
const SPOKEN_HERE = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};
