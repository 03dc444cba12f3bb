import { browserText, useBrowserText } from '@safari/web-kit';

const setting = browserText('staffShortcuts');
const OFF = 'off';

/** Whether single-key shortcuts are on in this browser; on by default. */
export function useShortcutSetting(): [on: boolean, turn: (on: boolean) => void] {
  return [useBrowserText(setting) !== OFF, turn];
}

const turn = (on: boolean): void => setting.set(on ? null : OFF);
