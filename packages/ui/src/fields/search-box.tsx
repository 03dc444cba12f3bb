import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../class-names';

export interface SearchBoxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label' | 'ref'> {
  /** The accessible name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel?: string;
}

export function SearchBox({
  label,
  value,
  onValueChange,
  clearLabel = 'Clear search',
  className,
  ...rest
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onValueChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, for what was typed before the page was joined
  }, []);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <span className={classNames('ui-input-frame ui-search', className)}>
      <Search className="ui-adornment" />
      <input
        {...rest}
        ref={input}
        type="search"
        className="ui-input"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" aria-label={clearLabel} onClick={clear}>
          <X />
        </button>
      )}
    </span>
  );
}
