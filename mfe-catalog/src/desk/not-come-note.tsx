import { Button, Notice } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { useState } from 'react';
import { useTranslations } from '../translations/later-translations';

export interface NotComeNoteProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** Where the focus goes when it has come; see `useFocusOnceGone`. */
  place: string;
  /** Of a data hook; while it asks again, the error of the time before still stands. */
  result: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** On a card: one thing of it did not come, and can be asked for again. */
export function NotComeNote(props: NotComeNoteProps) {
  return props.result.error === undefined ? null : <NotCome {...props} />;
}

function NotCome({ title, place, result: { isFetching, refetch } }: NotComeNoteProps) {
  const t = useTranslations();
  const [isPressed, setPressed] = useState(false);
  useFocusOnceGone(place, isPressed);
  const ask = () => {
    setPressed(true);
    refetch();
  };
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button size="sm" variant="secondary" busy={isFetching} onClick={ask}>
          {t('retry')}
        </Button>
      }
    />
  );
}
