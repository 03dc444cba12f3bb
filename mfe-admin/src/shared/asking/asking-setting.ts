import { browserText, useBrowserText } from '@safari/web-kit';

const setting = browserText('staffAsksFirst');
const ON = 'on';

/** Whether a press that writes to a customer asks first in this browser; by default it can be undone for ten seconds. */
export function useAskingSetting(): [on: boolean, turn: (on: boolean) => void] {
  return [useBrowserText(setting) === ON, turn];
}

const turn = (on: boolean): void => setting.set(on ? ON : null);
