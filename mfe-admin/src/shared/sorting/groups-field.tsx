import { Button, FieldError, IconButton } from '@safari/ui';
import { moved, useRowKeys } from '@safari/ui/controls';
import { Plus, Trash2 } from '@safari/ui/icons';
import { type ReactNode, useId } from 'react';
import { SortableRows } from './sortable-rows';

export interface GroupsFieldProps<Value> {
  values: readonly Value[];
  /** Called after reordering, adding or removing. */
  onValuesChange: (values: Value[]) => void;
  blank: Value;
  /** The label of a row, counted from 1, e.g. `Day 2`. */
  name: (row: number) => string;
  removeLabel: (row: number) => string;
  addLabel: string;
  /** The error of the list as a whole, e.g. too many rows. */
  error: string | undefined;
  /** Renders the fields of one row, counted from 0. */
  children: (value: Value, index: number, change: (changes: Partial<Value>) => void) => ReactNode;
}

/** A list of groups of fields that can be added, removed and reordered. The last one cannot be removed. */
export function GroupsField<Value extends object>({
  values,
  onValuesChange,
  blank,
  name,
  removeLabel,
  addLabel,
  error,
  children,
}: GroupsFieldProps<Value>) {
  const id = useId();
  const { keys, ...order } = useRowKeys(values.length);
  const focusGroup = (index: number) =>
    requestAnimationFrame(() =>
      document.getElementById(`${id}-${index}`)?.querySelector<HTMLElement>('input, textarea')?.focus(),
    );
  return (
    <div className="flex flex-col gap-4">
      <SortableRows
        name={name}
        move={(from, to) => {
          order.move(from, to);
          onValuesChange(moved(values, from, to));
        }}
        rows={values.map((value, index) => ({
          key: keys[index] ?? '',
          draw: (controls) => (
            <fieldset id={`${id}-${index}`} className="rounded-lg border border-line p-4">
              <legend className="px-1.5 text-sm font-semibold">{name(index + 1)}</legend>
              {controls && (
                <div className="-mt-5 mb-1 flex items-center justify-end">
                  {controls.handle}
                  {controls.buttons}
                  <IconButton
                    size="sm"
                    label={removeLabel(index + 1)}
                    onClick={() => {
                      order.remove(index);
                      onValuesChange(values.toSpliced(index, 1));
                      focusGroup(Math.max(0, index - 1));
                    }}
                  >
                    <Trash2 />
                  </IconButton>
                </div>
              )}
              {children(value, index, (changes) =>
                onValuesChange(values.with(index, { ...value, ...changes })),
              )}
            </fieldset>
          ),
        }))}
      />
      <FieldError>{error}</FieldError>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => {
          onValuesChange([...values, blank]);
          focusGroup(values.length);
        }}
      >
        <Plus />
        {addLabel}
      </Button>
    </div>
  );
}
