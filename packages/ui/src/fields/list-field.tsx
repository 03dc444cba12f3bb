import { Button, FieldError, IconButton } from '@safari/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { moved, type RowKeys, useRowKeys } from './row-keys';

export interface ListRow {
  key: string;
  /** Its text and its remove button. */
  content: ReactNode;
}

export interface ListFieldProps {
  label: string;
  /** The rows' texts. At least one row is shown: an empty list is one empty row. */
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  addLabel: string;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  removeLabel?: (row: number) => string;
  /** Renders the rows as a sortable list; without it they cannot be reordered. */
  renderSortable?: (rows: readonly ListRow[], move: RowKeys['move']) => ReactNode;
}

/**
 * A list of text inputs with buttons to add and remove rows; Enter adds the next one. The last row cannot be removed.
 */
export function ListField({
  label,
  values,
  onValuesChange,
  addLabel,
  hint,
  error,
  placeholder,
  removeLabel = (row) => `Remove ${label} ${row}`,
  renderSortable,
}: ListFieldProps) {
  const id = useId();
  const rows = values.length > 0 ? values : [''];
  const { keys, ...order } = useRowKeys(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[Math.max(0, index)]?.focus());

  const add = (after: number) => {
    order.insert(after + 1);
    onValuesChange(rows.toSpliced(after + 1, 0, ''));
    focusRow(after + 1);
  };
  const remove = (index: number) => {
    order.remove(index);
    onValuesChange(rows.toSpliced(index, 1));
    focusRow(index - 1);
  };
  const move = (from: number, to: number) => {
    order.move(from, to);
    onValuesChange(moved(rows, from, to));
  };
  const items = rows.map((value, index) => ({
    key: keys[index] ?? '',
    content: (
      <div className="ui-list-row">
        <input
          className="ui-input"
          aria-label={`${label} ${index + 1}`}
          aria-invalid={error ? true : undefined}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onValuesChange(rows.with(index, event.target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(index);
          }}
        />
        {rows.length > 1 && (
          <IconButton label={removeLabel(index + 1)} onClick={() => remove(index)}>
            <X />
          </IconButton>
        )}
      </div>
    ),
  }));
  return (
    <fieldset className="ui-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="ui-label">{label}</legend>
      {hint && <p className="ui-hint">{hint}</p>}
      <div ref={list} className="ui-list-rows">
        {renderSortable
          ? renderSortable(items, move)
          : items.map(({ key, content }) => <div key={key}>{content}</div>)}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <Button variant="quiet" size="sm" className="ui-list-add" onClick={() => add(rows.length - 1)}>
        <Plus />
        {addLabel}
      </Button>
    </fieldset>
  );
}
