import { Button, DialogActions, DialogClose, Field, TextInput, toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../translations/translations';

export interface LinkOnceProps {
  url: string;
  hint: string;
}

/** A link that cannot be looked up again: selected for copying. */
export function LinkOnce({ url, hint }: LinkOnceProps) {
  const t = useTranslations();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [url]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('answerLink.copied') });
    } catch (reason) {
      logFailure('The link was not copied', reason); // it stays selected, so that it can be copied by hand
      field.current?.select();
    }
  };
  return (
    <>
      <Field label={t('answerLink.field')} hint={hint}>
        <TextInput ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{t('answerLink.finish')}</Button>
        </DialogClose>
        <Button onClick={() => void copy()}>{t('answerLink.copy')}</Button>
      </DialogActions>
    </>
  );
}
