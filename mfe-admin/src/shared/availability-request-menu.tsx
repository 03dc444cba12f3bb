import type { AvailabilityRequest } from '@safari/contracts';
import { Confirm, IconButton, Menu, MenuItem, toast } from '@safari/ui';
import { CircleX, Ellipsis, Lock, SendHorizontal, Undo2 } from '@safari/ui/icons';
import { logFailure, serverMessage } from '@safari/web-kit';
import { useState } from 'react';
import {
  useCloseAvailabilityRequestMutation,
  useRevokeAnswerLinkMutation,
} from '../data/availability-request.api';
import { useTranslations } from '../translations/translations';
import { AnswerLinkDialog } from './answer-link-dialog';
import { type RequestAction, requestActions, WHILE_GOING } from './availability-request.rules';
import { TakeBackDialog } from './take-back-dialog';

export interface AvailabilityRequestMenuProps {
  request: AvailabilityRequest;
  /** Its trip is over, or its customer was erased; false where that is not known. */
  over?: boolean;
}

/** What staff can do with one availability request; draws nothing where there is nothing to do. */
export function AvailabilityRequestMenu({ request, over = false }: AvailabilityRequestMenuProps) {
  const t = useTranslations();
  const [open, setOpen] = useState<RequestAction>();
  const operator = request.operatorName;
  const can = (action: RequestAction) =>
    requestActions[action](request) && !(over && WHILE_GOING.includes(action));
  return (
    <>
      {(can('link') || can('takeBack') || can('close') || can('revoke')) && (
        <Menu
          trigger={
            <IconButton size="sm" label={t('availabilityRequest.menu', { operator })}>
              <Ellipsis />
            </IconButton>
          }
        >
          {can('link') && (
            <MenuItem icon={<SendHorizontal />} onSelect={() => setOpen('link')}>
              {t('availabilityRequest.link')}
            </MenuItem>
          )}
          {can('takeBack') && (
            <MenuItem icon={<CircleX />} onSelect={() => setOpen('takeBack')}>
              {t('takeBack.open')}
            </MenuItem>
          )}
          {can('close') && (
            <MenuItem icon={<Lock />} onSelect={() => setOpen('close')}>
              {t('availabilityRequest.close')}
            </MenuItem>
          )}
          {can('revoke') && (
            <MenuItem icon={<Undo2 />} destructive onSelect={() => setOpen('revoke')}>
              {t('availabilityRequest.revoke')}
            </MenuItem>
          )}
        </Menu>
      )}
      {open === 'link' && <AnswerLinkDialog request={request} onClose={() => setOpen(undefined)} />}
      {open === 'takeBack' && <TakeBackDialog request={request} onClose={() => setOpen(undefined)} />}
      {(open === 'close' || open === 'revoke') && (
        <EndRequestConfirm request={request} action={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

interface EndRequestConfirmProps {
  request: AvailabilityRequest;
  action: 'close' | 'revoke';
  onClose: () => void;
}

function EndRequestConfirm({
  request: { id, operatorName: operator },
  action,
  onClose,
}: EndRequestConfirmProps) {
  const t = useTranslations();
  const [close, closing] = useCloseAvailabilityRequestMutation();
  const [revoke, revoking] = useRevokeAnswerLinkMutation();
  const end = async () => {
    try {
      await (action === 'close' ? close(id) : revoke(id)).unwrap();
      toast({ title: t(`availabilityRequest.${action}.done`) });
    } catch (reason) {
      logFailure('An availability request was not ended', reason);
      toast({
        variant: 'destructive',
        title: t('availabilityRequest.refused'),
        description: serverMessage(reason) ?? t('failure.unknown'),
      });
    }
    onClose();
  };
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t(`availabilityRequest.${action}.title`, { operator })}
      description={t(`availabilityRequest.${action}.text`, { operator })}
      confirmLabel={t(`availabilityRequest.${action}`)}
      destructive={action === 'revoke'}
      busy={closing.isLoading || revoking.isLoading}
      onConfirm={() => void end()}
    />
  );
}
