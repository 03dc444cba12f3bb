import { SearchBox } from '@safari/ui';
import { useEffect, useRef, useState } from 'react';

/** Long enough that a word is searched for, not each of its letters. */
const PAUSE = 250;

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What is searched for now, usually kept in the address. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** A search that runs once typing has paused; it follows the address when Back changes that. */
export function SearchField({ value, onSearch, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const searched = useRef(value);

  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = text;
      onSearch(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return <SearchBox {...rest} value={text} onValueChange={setText} />;
}
