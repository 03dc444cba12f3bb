import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button, IconButton } from '../actions/button';
import { FieldError } from './field';

export interface ListFieldProps {
  label: string;
  /** Always drawn with one row at least; an empty list is one empty row. */
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  addLabel: string;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  removeLabel?: (row: number) => string;
}

/** Lines of text that grow and shrink; Enter in a row adds the next. A lone row cannot be removed. */
export function ListField({
  label,
  values,
  onValuesChange,
  addLabel,
  hint,
  error,
  placeholder,
  removeLabel = (row) => `Remove ${label} ${row}`,
}: ListFieldProps) {
  const id = useId();
  const rows = values.length > 0 ? values : [''];
  const list = useRef<HTMLDivElement>(null);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[Math.max(0, index)]?.focus());

  const add = (after: number) => {
    onValuesChange(rows.toSpliced(after + 1, 0, ''));
    focusRow(after + 1);
  };
  const remove = (index: number) => {
    onValuesChange(rows.toSpliced(index, 1));
    focusRow(index - 1);
  };
  return (
    <fieldset className="ui-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="ui-label">{label}</legend>
      {hint && <p className="ui-hint">{hint}</p>}
      <div ref={list} className="ui-list-rows">
        {rows.map((value, index) => (
          <div key={index} className="ui-list-row">
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
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <Button variant="quiet" size="sm" className="ui-list-add" onClick={() => add(rows.length - 1)}>
        <Plus />
        {addLabel}
      </Button>
    </fieldset>
  );
}
