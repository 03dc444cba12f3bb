import { Button, toast } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { logFailure } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../translations/translations';
import { OnlyFor } from './only-for';
import { useFailureTexts } from './use-failure-texts';

export interface AttemptButtonProps {
  label: string;
  /** The accessible name, including the row that it is about. */
  name: string;
  /** The toast's text after success. */
  done: string;
  /** The id of the element that gets the focus when the row is removed with this button. */
  place: string;
  attempt: () => Promise<unknown>;
  /** Called after each attempt, e.g. to refetch a list that no event announces. */
  onTried?: () => void;
}

/** Takes an action that removes its own row from a list, and shows a toast with the result. */
export function AttemptButton({ label, name, done, place, attempt, onTried }: AttemptButtonProps) {
  const t = useTranslations();
  const textsOf = useFailureTexts();
  const [state, setState] = useState<'open' | 'trying' | 'done'>('open');
  useFocusOnceGone(place, state !== 'open');
  const press = async () => {
    setState('trying');
    try {
      await attempt();
      setState('done');
      toast({ title: done });
    } catch (error) {
      setState('open');
      logFailure('An attempt failed', error);
      const { title, text } = textsOf(error, t('attempt.failed'));
      toast({ title, description: text, variant: 'destructive' });
    }
    onTried?.();
  };
  return (
    <OnlyFor duty="office">
      <Button
        size="sm"
        variant="secondary"
        busy={state === 'trying'}
        aria-label={name}
        onClick={() => void press()}
      >
        {label}
      </Button>
    </OnlyFor>
  );
}
