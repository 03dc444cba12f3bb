import { Button, Notice } from '@safari/ui';
import { useTranslations } from '../translations/later-translations';

export interface NotComeNoteProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** Of a data hook; while it asks again, the error of the time before still stands. */
  result: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** On a card: one thing of it did not come, and can be asked for again. */
export function NotComeNote({ title, result: { error, isFetching, refetch } }: NotComeNoteProps) {
  const t = useTranslations();
  if (error === undefined) return null;
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
