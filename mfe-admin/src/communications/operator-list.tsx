import type { Booking } from '@safari/contracts';
import { Badge, Button, classNames, toast } from '@safari/ui';
import { BadgeCheck } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { useAssignOperatorMutation } from '../data/booking.api';
import { useMessages } from '../messages/messages';
import { FailureNotice } from '../shared/failure-notice';
import { RequestBadge } from '../shared/operator-badges';
import type { Contact } from './conversation.rules';

export interface OperatorListProps {
  booking: Booking;
  contacts: readonly Contact[];
  selected: number | undefined;
  onSelect: (operatorId: number) => void;
}

/** The sidebar: who was contacted, who is assigned, and `Confirm` on the others while nobody is. */
export function OperatorList({ booking, contacts, selected, onSelect }: OperatorListProps) {
  const t = useMessages();
  const { money } = useFormat();
  const [assign, { isLoading, error, originalArgs }] = useAssignOperatorMutation();

  const confirm = async ({ operatorId, name }: Contact) => {
    try {
      await assign({ bookingId: booking.id, operatorId }).unwrap();
      onSelect(operatorId);
      toast({
        title: t('chat.confirmed'),
        description: t('chat.confirmed.text', { operator: name ?? t('chat.operator', { id: operatorId }) }),
      });
    } catch (reason) {
      logFailure('An operator was not confirmed', reason);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <FailureNotice title={t('chat.notConfirmed')} error={error} />
      <ul className="flex flex-col gap-1.5">
        {contacts.map((contact) => {
          const { operatorId, assigned, messages, request } = contact;
          const name = contact.name ?? t('chat.operator', { id: operatorId });
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
                <span className="text-sm font-semibold">{name}</span>
                <span className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
                  {assigned && (
                    <Badge tone="success" look="solid" icon={<BadgeCheck />}>
                      {t('chat.assigned')}
                    </Badge>
                  )}
                  {request && !assigned && <RequestBadge status={request.requestStatus} />}
                  {t('chat.messages', { count: messages.length })}
                  {request?.quotedPrice && (
                    <span>{t('chat.quoted', { price: money(request.quotedPrice) })}</span>
                  )}
                </span>
              </button>
              {booking.assignedOperatorId === null && (
                <Button
                  size="sm"
                  aria-label={t('chat.confirm.label', { operator: name })}
                  busy={isLoading && originalArgs?.operatorId === operatorId}
                  onClick={() => void confirm(contact)}
                >
                  {t('chat.confirm')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
