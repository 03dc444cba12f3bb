import { type ToastMessage, toast } from '@safari/ui';
import { isCallError, logFailure, serverMessage } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { isUnanswered } from './use-failure-texts';

/** Describes what an action did. */
export type Done = Pick<ToastMessage, 'title' | 'description'>;

/**
 * Shows a toast that says what an action did, with an Undo button if there is an undo. The undo should name the version
 * that the action produced, so that it never undoes somebody else's later change.
 */
export function useUndoable(): (done: Done, undo: (() => Promise<unknown>) | undefined) => void {
  const t = useTranslations();
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      toast({ title: t('undo.done') });
    } catch (reason) {
      logFailure('A step was not undone', reason);
      const lost = isCallError(reason) && isUnanswered(reason);
      toast({
        title: t(lost ? 'failure.unanswered' : 'undo.failed'),
        description: serverMessage(reason) ?? t('undo.late'),
        variant: 'destructive',
      });
    }
  };
  return (done, undo) => {
    if (!undo) toast(done);
    else toast({ ...done, action: { label: t('undo'), run: () => void takeBack(undo) } });
  };
}
