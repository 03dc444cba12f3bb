import { Button, FieldError, IconButton } from '@safari/ui';
import { moved, useRowKeys } from '@safari/ui/controls';
import { Plus, Trash2 } from '@safari/ui/icons';
import { type ReactNode, useId } from 'react';
import { SortableRows } from './sortable-rows';

export interface GroupsFieldProps<Value> {
  values: readonly Value[];
  /** In their new order, one more or one less. */
  onValuesChange: (values: Value[]) => void;
  blank: Value;
  /** Counted from 1, e.g. `Day 2`. */
  name: (row: number) => string;
  removeLabel: (row: number) => string;
  addLabel: string;
  /** Of all of them together, e.g. that they are too many. */
  error: string | undefined;
  /** The fields of one, counted from 0. */
  children: (value: Value, index: number, change: (changes: Partial<Value>) => void) => ReactNode;
}

/** Groups of fields that grow and shrink and can be put in order. A lone group cannot be removed. */
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
