import { classNames } from '@safari/ui';
import { Check, X } from '@safari/ui/icons';
import { Said } from './said';

/** Lines of the item with a tick, or with a cross for what it has not. */
export function SaidList({
  items,
  mark = 'yes',
  className,
}: {
  items: readonly string[];
  mark?: 'yes' | 'no';
  className?: string;
}) {
  const Mark = mark === 'yes' ? Check : X;
  return (
    <ul className={classNames('flex flex-col gap-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Mark
            className={classNames('mt-1 size-4 shrink-0', mark === 'yes' ? 'text-success' : 'text-ink-faint')}
          />
          <span className="min-w-0">
            <Said>{item}</Said>
          </span>
        </li>
      ))}
    </ul>
  );
}
