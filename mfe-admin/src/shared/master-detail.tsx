import { Button, classNames } from '@safari/ui';
import { ArrowLeft } from '@safari/ui/icons';
import type { ReactNode } from 'react';
import { useMasterFocus } from './use-master-focus';

export interface MasterDetailProps {
  /** The id of the selected item; empty or 0 for none. */
  selected: number | string;
  list: ReactNode;
  /** The detail of the selected item; undefined for none. */
  detail: ReactNode | undefined;
  /** Replaces the detail while nothing is selected; a phone shows the list only. */
  placeholder: ReactNode;
  /** Label of the button back to the list, on a phone, which shows either the list or the detail. */
  backLabel: string;
  onBack: () => void;
}

/** Master and detail: a list beside the selected item. */
export function MasterDetail({ selected, list, detail, placeholder, backLabel, onBack }: MasterDetailProps) {
  const looking = detail !== undefined;
  const { list: listPlace, detail: detailPlace } = useMasterFocus(selected);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div
        ref={listPlace}
        tabIndex={-1}
        className={classNames('flex min-w-0 flex-col gap-3 outline-none', looking && 'max-lg:hidden')}
      >
        {list}
      </div>
      <div
        ref={detailPlace}
        tabIndex={-1}
        className={classNames('min-w-0 outline-none', !looking && 'max-lg:hidden')}
      >
        {looking ? (
          <>
            <Button variant="quiet" size="sm" className="mb-3 -ml-3 lg:hidden" onClick={onBack}>
              <ArrowLeft />
              {backLabel}
            </Button>
            {detail}
          </>
        ) : (
          placeholder
        )}
      </div>
    </div>
  );
}
