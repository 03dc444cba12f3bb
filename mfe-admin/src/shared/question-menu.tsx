import type { AvailabilityRequest } from '@safari/contracts';
import { Confirm, IconButton, Menu, MenuItem, toast } from '@safari/ui';
import { Ellipsis, Lock, SendHorizontal, Undo2 } from '@safari/ui/icons';
import { logFailure, serverMessage } from '@safari/web-kit';
import { useState } from 'react';
import { useCloseQuestionMutation, useRevokeQuestionMutation } from '../data/question.api';
import { useTranslations } from '../translations/translations';
import { AnswerLinkDialog } from './answer-link-dialog';
import { questionActions } from './question.rules';

/** What staff can do with one question to an operator; nothing where there is nothing to do. */
export function QuestionMenu({ request }: { request: AvailabilityRequest }) {
  const t = useTranslations();
  const [open, setOpen] = useState<'link' | 'close' | 'revoke'>();
  const operator = request.operatorName;
  const can = (deed: keyof typeof questionActions) => questionActions[deed](request);
  return (
    <>
      {(can('link') || can('close') || can('revoke')) && (
        <Menu
          trigger={
            <IconButton size="sm" label={t('question.menu', { operator })}>
              <Ellipsis />
            </IconButton>
          }
        >
          {can('link') && (
            <MenuItem icon={<SendHorizontal />} onSelect={() => setOpen('link')}>
              {t('question.link')}
            </MenuItem>
          )}
          {can('close') && (
            <MenuItem icon={<Lock />} onSelect={() => setOpen('close')}>
              {t('question.close')}
            </MenuItem>
          )}
          {can('revoke') && (
            <MenuItem icon={<Undo2 />} destructive onSelect={() => setOpen('revoke')}>
              {t('question.revoke')}
            </MenuItem>
          )}
        </Menu>
      )}
      {open === 'link' && <AnswerLinkDialog request={request} onClose={() => setOpen(undefined)} />}
      {(open === 'close' || open === 'revoke') && (
        <EndQuestion request={request} deed={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

interface EndQuestionProps {
  request: AvailabilityRequest;
  deed: 'close' | 'revoke';
  onClose: () => void;
}

function EndQuestion({ request: { id, operatorName: operator }, deed, onClose }: EndQuestionProps) {
  const t = useTranslations();
  const [close, closing] = useCloseQuestionMutation();
  const [revoke, revoking] = useRevokeQuestionMutation();
  const end = async () => {
    try {
      await (deed === 'close' ? close(id) : revoke(id)).unwrap();
      toast({ title: t(`question.${deed}.done`) });
    } catch (reason) {
      logFailure('A question was not ended', reason);
      toast({
        variant: 'destructive',
        title: t('question.refused'),
        description: serverMessage(reason) ?? t('failure.unknown'),
      });
    }
    onClose();
  };
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`question.${deed}.title`, { operator })}
      description={t(`question.${deed}.text`, { operator })}
      confirmLabel={t(`question.${deed}`)}
      destructive={deed === 'revoke'}
      busy={closing.isLoading || revoking.isLoading}
      onConfirm={() => void end()}
    />
  );
}
