import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field';

export interface TextInputProps extends ComponentProps<'input'> {
  /** A sign or unit before the text, such as `$`. Decorative: the label must say it too. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

export function TextInput({ leading, trailing, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  if (!leading && !trailing) {
    return <input {...control} type={type} className={classNames('ui-input', className)} />;
  }
  return (
    <span className={classNames('ui-input-frame', className)}>
      {leading && (
        <span className="ui-adornment" aria-hidden="true">
          {leading}
        </span>
      )}
      <input {...control} type={type} className="ui-input" />
      {trailing && (
        <span className="ui-adornment" aria-hidden="true">
          {trailing}
        </span>
      )}
    </span>
  );
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <textarea
      {...control}
      rows={rows}
      className={classNames('ui-input ui-textarea', className)}
      style={{ '--rows': rows, ...control.style } as CSSProperties}
    />
  );
}

export type DateFieldProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> & {
  /** Plain dates, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
};

export function DateField({ className, ...rest }: DateFieldProps) {
  const control = useFieldControl(rest);
  return <input {...control} type="date" className={classNames('ui-input ui-date', className)} />;
}
