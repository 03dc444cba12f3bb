import { ListField, type ListFieldProps } from '@safari/ui/controls';
import { SortableRows } from './sortable-rows';

export type LinesFieldProps = Omit<ListFieldProps, 'renderSortable'>;

/** A list of text lines that can be added, removed and reordered. */
export function LinesField(props: LinesFieldProps) {
  return (
    <ListField
      {...props}
      renderSortable={(rows, move) => (
        <SortableRows
          move={move}
          name={(row) => `${props.label} ${row}`}
          rows={rows.map(({ key, content }) => ({
            key,
            draw: (controls) =>
              controls ? (
                <div className="flex items-center gap-1">
                  {controls.handle}
                  <div className="min-w-0 flex-1">{content}</div>
                  {controls.buttons}
                </div>
              ) : (
                content
              ),
          }))}
        />
      )}
    />
  );
}
