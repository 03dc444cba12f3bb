import { Button, Notice } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { useState } from 'react';
import { useTranslations } from '../translations/later-translations';

export interface LoadFailedNoteProps {
  /** What failed to load, as a sentence. */
  title: string;
  /** Id of the element that gets the focus after a successful retry; see `useFocusOnceGone`. */
  place: string;
  /** The result of a data hook; during a refetch its previous error still stands. */
  result: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** On a card: one part of it failed to load, with a retry. */
export function LoadFailedNote(props: LoadFailedNoteProps) {
  return props.result.error === undefined ? null : <LoadFailed {...props} />;
}

function LoadFailed({ title, place, result: { isFetching, refetch } }: LoadFailedNoteProps) {
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
