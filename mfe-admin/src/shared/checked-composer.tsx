import { Composer } from '@safari/ui/controls';
import { type ComponentProps, useState } from 'react';
import { useTooLongText } from './use-too-long-text';

type ComposerProps = Omit<ComponentProps<typeof Composer>, 'error'>;

/** The box to write a message; one of more than `max` characters stays in it, which says how long it may be. */
export function CheckedComposer({ max, onValueChange, onSend, ...box }: ComposerProps & { max: number }) {
  const tooLongText = useTooLongText();
  const [fault, setFault] = useState<string>();
  const type = (typed: string) => {
    setFault(undefined);
    onValueChange(typed);
  };
  const sendChecked = (typed: string) => {
    const long = tooLongText(typed, max);
    setFault(long);
    if (!long) onSend(typed);
  };
  return <Composer {...box} onValueChange={type} onSend={sendChecked} error={fault} />;
}
