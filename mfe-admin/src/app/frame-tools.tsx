import './styles.css';
import { IconButton } from '@safari/ui';
import { CircleHelp } from '@safari/ui/icons';
import { useNavigate } from '@safari/web-kit';
import { useId, useState } from 'react';
import { BookingFinder } from '../search/booking-finder';
import type { Shortcut } from '../shortcuts/shortcut.rules';
import { useShortcutChoice } from '../shortcuts/shortcut-choice';
import { ShortcutHelp } from '../shortcuts/shortcut-help';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { FailedSignIns } from '../sign-in/failed-sign-ins';
import { useTranslations } from '../translations/translations';

/** What the shell's frame holds above every staff screen: the search, and the shortcuts with their help. */
export function FrameTools() {
  const t = useTranslations();
  const navigate = useNavigate();
  const fieldId = useId();
  const [helping, help] = useState(false);
  const [on, turn] = useShortcutChoice();
  useShortcuts(on, (shortcut: Shortcut) => {
    if ('to' in shortcut) void navigate(shortcut.to);
    else if (shortcut.does === 'help') help(true);
    else document.getElementById(fieldId)?.focus();
  });
  return (
    <>
      <div className="flex items-center gap-2">
        <BookingFinder id={fieldId} />
        <IconButton label={t('shortcuts.title')} className="max-lg:hidden" onClick={() => help(true)}>
          <CircleHelp />
        </IconButton>
        <ShortcutHelp open={helping} onOpenChange={help} on={on} onTurn={turn} />
      </div>
      <FailedSignIns />
    </>
  );
}
