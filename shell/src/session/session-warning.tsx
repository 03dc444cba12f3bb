import { Button, Dialog, DialogActions, Notice, OutsideScopes } from '@safari/ui';
import { useState } from 'react';
import { useTranslations } from '../translations/session-warning-translations';
import { type SessionEnding, useSessionEnding } from './session-ending';

/** Warns in every tab some minutes before a session ends, and offers to extend it where that is possible. */
export function SessionWarning() {
  const ending = useSessionEnding();
  const [seen, setSeen] = useState<number>();
  if (!ending || (ending.final && ending.at === seen)) return null;
  return (
    <OutsideScopes>
      {ending.final ? (
        <FinalMinutes ending={ending} onSeen={() => setSeen(ending.at)} />
      ) : (
        <ExtendDialog ending={ending} />
      )}
    </OutsideScopes>
  );
}

function ExtendDialog({ ending: { minutes, stay } }: { ending: SessionEnding }) {
  const t = useTranslations();
  const [state, setState] = useState<'asking' | 'staying' | 'failed'>('asking');
  const goOn = () => {
    setState('staying');
    stay().catch(() => setState('failed'));
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('session.ending')}
      description={t('session.ending.text', { count: minutes })}
      closeLabel={t('close')}
      initialFocus=".ui-dialog-actions button"
      onOpenChange={goOn}
    >
      {state === 'failed' && <Notice tone="danger" title={t('session.stay.failed')} />}
      <DialogActions>
        <Button busy={state === 'staying'} onClick={goOn}>
          {t('session.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FinalMinutes({ ending, onSeen }: { ending: SessionEnding; onSeen: () => void }) {
  const t = useTranslations();
  return (
    <Dialog
      open
      size="sm"
      title={t('session.final')}
      description={t('session.final.text', { count: ending.minutes })}
      closeLabel={t('close')}
      initialFocus=".ui-dialog-actions button"
      onOpenChange={onSeen}
    >
      <DialogActions>
        <Button onClick={onSeen}>{t('session.seen')}</Button>
      </DialogActions>
    </Dialog>
  );
}
