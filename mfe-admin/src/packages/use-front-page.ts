import type { Package } from '@safari/contracts';
import { toast } from '@safari/ui';
import { logFailure, serverMessage } from '@safari/web-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '../translations/translations';
import { afterChange, changeFor, type FrontPageChoice, withChoice } from './front-page.rules';
import { useSetDisplayOrderMutation } from './package.api';

/**
 * The packages as they will be once all choices are saved, and a function to make a choice. Choices are saved one after
 * another; of those waiting for the same position only the last one is; a choice that fails is undone.
 */
export function useFrontPage(packages: readonly Package[]) {
  const t = useTranslations();
  const [setOrder] = useSetDisplayOrderMutation();
  const saved = useRef(packages);
  const choices = useRef<readonly FrontPageChoice[]>([]);
  const [shown, setShown] = useState<readonly FrontPageChoice[]>([]);
  useLayoutEffect(() => {
    saved.current = packages;
  }, [packages]);

  const keep = (next: readonly FrontPageChoice[]) => {
    choices.current = next;
    setShown(next);
  };

  const save = async (choice: FrontPageChoice) => {
    const change = changeFor(saved.current, choice);
    if (!change) return;
    const { position } = choice;
    try {
      const { name, displayOrder } = await setOrder(change).unwrap();
      saved.current = afterChange(saved.current, change);
      toast({ title: t(displayOrder === null ? 'front.freed' : 'front.chosen', { position, name }) });
    } catch (error) {
      logFailure('The display order was not changed', error);
      const description = serverMessage(error);
      toast({
        title: t('packages.order.failed'),
        ...(description && { description }),
        variant: 'destructive',
      });
    }
  };

  const choose = async (choice: FrontPageChoice) => {
    const isSaving = choices.current.length > 0;
    keep(withChoice(choices.current, choice));
    if (isSaving) return;
    for (let next = choices.current[0]; next; next = choices.current[0]) {
      await save(next);
      keep(choices.current.slice(1));
    }
  };

  const chosen = shown.reduce((before, choice) => afterChange(before, changeFor(before, choice)), packages);
  return { packages: chosen, choose };
}
