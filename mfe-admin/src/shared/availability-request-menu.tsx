import type { AvailabilityRequest } from '@safari/contracts';
import { Confirm, IconButton, Menu, MenuItem, toast } from '@safari/ui';
import { Ellipsis, Lock, SendHorizontal, Undo2 } from '@safari/ui/icons';
import { logFailure, serverMessage } from '@safari/web-kit';
import { useState } from 'react';
import {
  useCloseAvailabilityRequestMutation,
  useRevokeAnswerLinkMutation,
} from '../data/availability-request.api';
import { useTranslations } from '../translations/translations';
import { AnswerLinkDialog } from './answer-link-dialog';
import { requestActions } from './availability-request.rules';

/** What staff can do with one availability request; draws nothing where there is nothing to do. */
export function AvailabilityRequestMenu({ request }: { request: AvailabilityRequest }) {
  const t = useTranslations();
  const [open, setOpen] = useState<'link' | 'close' | 'revoke'>();
  const operator = request.operatorName;
  const can = (action: keyof typeof requestActions) => requestActions[action](request);
  return (
    <>
      {(can('link') || can('close') || can('revoke')) && (
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
