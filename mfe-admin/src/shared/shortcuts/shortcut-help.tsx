import { Dialog, Kbd } from '@safari/ui';
import { Switch } from '@safari/ui/controls';
import { Fragment } from 'react';
import { useTranslations } from '../../translations/translations';
import { useAskingSetting } from '../asking/asking-setting';
import { SHORTCUTS } from './shortcut.rules';

/** The last one belongs to the page: it works even when shortcuts are off. */
const LISTED = [...SHORTCUTS, { keys: ['F8'], does: 'notification' }] as const;

export interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  on: boolean;
  onTurn: (on: boolean) => void;
}

/**
 * A list of all shortcuts, the switch that turns them off, and the switch for confirmations before writing to
 * customers.
 */
export function ShortcutHelp({ open, onOpenChange, on, onTurn }: ShortcutHelpProps) {
  const t = useTranslations();
  const [asksFirst, turnAsking] = useAskingSetting();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('shortcuts.title')}
      description={t('shortcuts.text')}
    >
      <dl className="divide-y divide-line">
        {LISTED.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2 text-sm">
            <dt>{t(`shortcuts.${does}`)}</dt>
            <dd className="flex items-center gap-1.5">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className="text-xs text-ink-faint">{t('shortcuts.then')}</span>}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
        <Switch
          label={t('shortcuts.use')}
          description={t('shortcuts.use.text')}
          checked={on}
          onCheckedChange={onTurn}
        />
        <Switch
          label={t('asking.use')}
          description={t('asking.use.text')}
          checked={asksFirst}
          onCheckedChange={turnAsking}
        />
      </div>
    </Dialog>
  );
}
