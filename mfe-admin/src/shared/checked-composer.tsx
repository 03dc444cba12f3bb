import { Composer, type ComposerProps, useCheckedMessage } from '@safari/ui/controls';
import { useTooLongText } from './use-too-long-text';

/** The box to write a message; one of more than `max` characters stays in it, which says how long it may be. */
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
