import { Composer, type ComposerProps, useCheckedMessage } from '@safari/ui/controls';
import { useTooLongText } from './use-too-long-text';

/** A box to write a message. A message of more than `max` characters is not sent, and the box shows the limit. */
export function CheckedComposer({
  max,
  onValueChange: setText,
  onSend: send,
  ...box
}: Omit<ComposerProps, 'error'> & { max: number }) {
  const tooLongText = useTooLongText();
  const { type, sendChecked, error } = useCheckedMessage({
    setText,
    send,
    faultOf: (text) => tooLongText(text, max),
  });
  return <Composer {...box} onValueChange={type} onSend={sendChecked} error={error} />;
}
