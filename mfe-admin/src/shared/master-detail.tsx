import { Button, classNames } from '@safari/ui';
import { ArrowLeft } from '@safari/ui/icons';
import type { ReactNode } from 'react';

export interface MasterDetailProps {
  list: ReactNode;
  /** What is looked at; nothing yet while undefined. */
  detail: ReactNode | undefined;
  /** In the detail's place while nothing is looked at; a phone shows the list alone. */
  placeholder: ReactNode;
  /** A phone shows either the list or the detail, with this way back. */
  backLabel: string;
  onBack: () => void;
}

/** A list beside what is chosen from it. */
export function MasterDetail({ list, detail, placeholder, backLabel, onBack }: MasterDetailProps) {
  const looking = detail !== undefined;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={classNames('flex min-w-0 flex-col gap-3', looking && 'max-lg:hidden')}>{list}</div>
      <div className={classNames('min-w-0', !looking && 'max-lg:hidden')}>
        {looking ? (
          <>
            <Button variant="quiet" size="sm" className="mb-3 -ml-3 lg:hidden" onClick={onBack}>
              <ArrowLeft />
              {backLabel}
            </Button>
            {detail}
          </>
        ) : (
          <div className="grid min-h-pane place-items-center rounded-lg border border-dashed border-line">
            {placeholder}
          </div>
        )}
      </div>
    </div>
  );
}
