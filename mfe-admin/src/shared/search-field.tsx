import { SearchBox } from '@safari/ui';
import { useDebouncedText } from '@safari/web-kit';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search, usually from the address. */
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}

/** A search that runs once typing has paused. */
export function SearchField({ value, onSearch, ...rest }: SearchFieldProps) {
  const [text, setText] = useDebouncedText(value, onSearch);
  return <SearchBox {...rest} value={text} onValueChange={setText} />;
}
