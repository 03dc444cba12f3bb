import { classNames } from '@safari/ui';
import { Check, X } from '@safari/ui/icons';
import { ItemText } from '@safari/web-kit';

export interface CheckedListProps {
  items: readonly string[];
  /** `no`: what is not included. */
  mark?: 'yes' | 'no';
  className?: string;
}

export function CheckedList({ items, mark = 'yes', className }: CheckedListProps) {
  const Mark = mark === 'yes' ? Check : X;
  return (
    <ul className={classNames('flex flex-col gap-1.5', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Mark
            className={classNames('mt-1 size-4 shrink-0', mark === 'yes' ? 'text-success' : 'text-ink-faint')}
          />
          <span className="min-w-0">
            <ItemText>{item}</ItemText>
          </span>
        </li>
      ))}
    </ul>
  );
}
