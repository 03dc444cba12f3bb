import type { Coordination } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useTranslations } from '../translations/translations';

/** Shows who was asked, who has to be called because the request cannot be sent, and who already had an open one. */
export function useAskedToast(): (coordination: Coordination) => void {
  const t = useTranslations();
  return ({ communications, alreadyAsked }) => {
    const calls = communications.filter(({ needsCall }) => needsCall);
    const asked = communications.length - calls.length;
    const sentences = [
      (asked > 0 || calls.length === 0) && t('coordinate.done.text', { count: asked }),
      calls.length > 0 &&
        t('coordinate.done.call', { operators: calls.map(({ operatorName }) => operatorName).join(', ') }),
      alreadyAsked.length > 0 && t('coordinate.done.already', { already: alreadyAsked.length }),
    ];
    toast({ title: t('coordinate.done'), description: sentences.filter(Boolean).join(' ') });
  };
}
