import type { Booking } from '@safari/contracts';
import { Badge, Button, classNames } from '@safari/ui';
import { softEdges } from '@safari/ui/controls';
import { BadgeCheck } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { officeActions } from '../shared/office-actions.rules';
import { OnlyFor } from '../shared/only-for';
import { RequestBadge } from '../shared/request-badges';
import { useTranslations } from '../translations/translations';
import type { Contact } from './contact.rules';
import type { ConfirmOperator } from './use-confirm-operator';

export interface OperatorListProps {
  booking: Booking;
  contacts: readonly Contact[];
  selected: number | undefined;
  onSelect: (operatorId: number) => void;
  confirming: ConfirmOperator;
}

/** The operators contacted or assigned, with a `Confirm` button on each while none is assigned. */
export function OperatorList({ booking, contacts, selected, onSelect, confirming }: OperatorListProps) {
  const t = useTranslations();
  const { money } = useFormat();
  return (
    <ul ref={softEdges} className="flex max-h-pane flex-col gap-1.5 overflow-y-auto lg:h-pane">
      {contacts.map((contact) => {
        const { operatorId, name, type, assigned, messages, request } = contact;
        return (
          <li
            key={operatorId}
            className={classNames(
              'flex items-center gap-2 rounded-md border pr-2',
              operatorId === selected ? 'border-line-strong bg-surface-sunk' : 'border-line',
              assigned && 'border-success bg-success-soft',
            )}
          >
            <button
              type="button"
              aria-current={operatorId === selected}
              className="flex min-w-0 flex-1 cursor-pointer flex-col items-start gap-1 rounded-md px-3 py-2 text-left"
              onClick={() => onSelect(operatorId)}
            >
              <span className="max-w-full text-sm font-semibold wrap-anywhere">{name}</span>
              <span className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
                {assigned && (
                  <Badge tone="success" look="solid" icon={<BadgeCheck />}>
                    {t('communications.assigned')}
                  </Badge>
                )}
                {request && !assigned && <RequestBadge request={request} />}
                {t('communications.messages', { count: messages.length })}
                {request?.quotedPrice && (
                  <span>{t('communications.quoted', { price: money(request.quotedPrice) })}</span>
                )}
              </span>
            </button>
            {type && officeActions.selectOperators(booking) && (
              <OnlyFor duty="office">
                <Button
                  size="sm"
                  aria-label={t('communications.confirm.label', { operator: name })}
                  busy={confirming.isBusyWith(operatorId)}
                  onClick={() => confirming.confirm(operatorId, name)}
                >
                  {t('communications.confirm')}
                </Button>
              </OnlyFor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
