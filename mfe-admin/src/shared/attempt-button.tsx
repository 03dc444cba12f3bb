import { Button, toast } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { logFailure } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../translations/translations';
import { OnlyFor } from './only-for';
import { useFailureTexts } from './use-failure-texts';

export interface AttemptButtonProps {
  label: string;
  /** The accessible name, which says what of. */
  name: string;
  /** What a toast says once it worked. */
  done: string;
  /** The id of what takes the focus once the row is gone, and its button with it. */
  place: string;
  attempt: () => Promise<unknown>;
  /** Called after each attempt, e.g. to read a list anew of which nothing tells that it has changed. */
  onTried?: () => void;
}

/** Does in one press what takes its own row off a list, and says how it went. */
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
