import './styles.css';
import { IconButton } from '@safari/ui';
import { CircleHelp } from '@safari/ui/icons';
import { useNavigate } from '@safari/web-kit';
import { useId, useState } from 'react';
import { BookingSearch } from '../search/booking-search';
import { FailedSignIns } from '../shared/failed-sign-ins';
import type { Shortcut } from '../shared/shortcuts/shortcut.rules';
import { ShortcutHelp } from '../shared/shortcuts/shortcut-help';
import { useShortcutSetting } from '../shared/shortcuts/shortcut-setting';
import { useShortcuts } from '../shared/shortcuts/use-shortcuts';
import { useTranslations } from '../translations/translations';

/** The staff frame's tools above every screen: the search, and the shortcuts with their help. */
export function FrameTools() {
  const t = useTranslations();
  const navigate = useNavigate();
  const fieldId = useId();
  const [helping, help] = useState(false);
  const [on, turn] = useShortcutSetting();
  useShortcuts(on, (shortcut: Shortcut) => {
    if (shortcut.does === 'next' || shortcut.does === 'previous') return false;
    if ('to' in shortcut) void navigate(shortcut.to);
    else if (shortcut.does === 'help') help(true);
    else document.getElementById(fieldId)?.focus();
    return true;
  });
  return (
    <>
      {/* leaves room for toasts at the end of the row */}
      <div className="flex items-center gap-2 lg:pr-96">
        <BookingSearch id={fieldId} />
        <IconButton label={t('shortcuts.title')} onClick={() => help(true)}>
          <CircleHelp />
        </IconButton>
        <ShortcutHelp open={helping} onOpenChange={help} on={on} onTurn={turn} />
      </div>
      <FailedSignIns />
    </>
  );
}
