import { overlays } from '../later/overlays';
import type { ConfirmProps } from './confirm-opened';

export type { ConfirmProps };

/** Asks before an action that cannot be undone. The focus starts on the cancel button. */
export function Confirm(props: ConfirmProps) {
  const opened = overlays.use(props.open);
  return opened && <opened.OpenedConfirm {...props} />;
}
