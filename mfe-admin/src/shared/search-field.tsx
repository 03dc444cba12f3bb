import { Field, SearchBox } from '@safari/ui';
import { useDebouncedText } from '@safari/web-kit';
import { useId } from 'react';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search, usually from the address. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** A search field with a label; it searches after a pause in typing. */
export function SearchField({ label, value, onSearch, className, ...rest }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useDebouncedText(value, onSearch);
  return (
    <Field id={id} label={label} {...(className && { className })}>
      <SearchBox {...rest} id={id} label={label} value={text} onValueChange={setText} />
    </Field>
  );
}
