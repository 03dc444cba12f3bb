import type { AvailabilityRequest } from '@safari/contracts';
import { Confirm, IconButton, Menu, MenuItem, toast } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
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
  /** Whether its trip is over or its customer was erased; false if unknown. */
  over?: boolean;
  /** The id of the element that gets the focus when there is nothing left to do. */
  place: string;
}

/** The actions for one availability request; renders nothing if there are none. */
export function AvailabilityRequestMenu({ request, over = false, place }: AvailabilityRequestMenuProps) {
  const [open, setOpen] = useState<RequestAction>();
  const [done, setDone] = useState<AvailabilityRequest>(); // as it was before the action
  const can = (action: RequestAction) =>
    requestActions[action](request) && !(over && WHILE_GOING.includes(action));
  const isOpen = open !== undefined;
  const dialog = { request, onClose: () => setOpen(undefined) };
  const ending = { ...dialog, onDone: () => setDone(request) };
  return (
    <>
      {(isOpen || can('link') || can('takeBack') || can('close') || can('revoke')) && (
        <Steps
          operator={request.operatorName}
          can={can}
          onSelect={setOpen}
          place={place}
          pressed={isOpen || done === request}
        />
      )}
      {open === 'link' && <AnswerLinkDialog {...dialog} />}
      {open === 'takeBack' && <TakeBackDialog {...ending} />}
      {(open === 'close' || open === 'revoke') && <EndRequestConfirm {...ending} action={open} />}
    </>
  );
}

interface StepsProps extends Pick<AvailabilityRequestMenuProps, 'place'> {
  operator: string;
  can: (action: RequestAction) => boolean;
  onSelect: (action: RequestAction) => void;
  pressed: boolean;
}

function Steps({ operator, can, onSelect, place, pressed }: StepsProps) {
  const t = useTranslations();
  useFocusOnceGone(place, pressed);
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={t('availabilityRequest.menu', { operator })}>
          <Ellipsis />
        </IconButton>
      }
    >
      {can('link') && (
        <MenuItem icon={<SendHorizontal />} onSelect={() => onSelect('link')}>
          {t('availabilityRequest.link')}
        </MenuItem>
      )}
      {can('takeBack') && (
        <MenuItem icon={<CircleX />} onSelect={() => onSelect('takeBack')}>
          {t('takeBack.open')}
        </MenuItem>
      )}
      {can('close') && (
        <MenuItem icon={<Lock />} onSelect={() => onSelect('close')}>
          {t('availabilityRequest.close')}
        </MenuItem>
      )}
      {can('revoke') && (
        <MenuItem icon={<Undo2 />} destructive onSelect={() => onSelect('revoke')}>
          {t('availabilityRequest.revoke')}
        </MenuItem>
      )}
    </Menu>
  );
}

interface EndRequestConfirmProps {
  request: AvailabilityRequest;
  action: 'close' | 'revoke';
  onDone: () => void;
  onClose: () => void;
}

function EndRequestConfirm({
  request: { id, operatorName: operator },
  action,
  onDone,
  onClose,
}: EndRequestConfirmProps) {
  const t = useTranslations();
  const [close, closing] = useCloseAvailabilityRequestMutation();
  const [revoke, revoking] = useRevokeAnswerLinkMutation();
  const end = async () => {
    try {
      await (action === 'close' ? close(id) : revoke(id)).unwrap();
      toast({ title: t(`availabilityRequest.${action}.done`) });
      onDone();
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
