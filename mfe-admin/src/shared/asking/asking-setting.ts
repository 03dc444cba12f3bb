import { browserText, useBrowserText } from '@safari/web-kit';

const setting = browserText('staffAsksFirst');
const ON = 'on';

/**
 * Whether, in this browser, an action that writes to a customer asks for confirmation; by default it can be undone for
 * ten seconds instead.
 */
export function useAskingSetting(): [on: boolean, turn: (on: boolean) => void] {
  return [useBrowserText(setting) === ON, turn];
}

const turn = (on: boolean): void => setting.set(on ? ON : null);
