// oxlint-disable-next-line no-restricted-imports -- the day of a moment that is told, not of now
import { today, type User } from '@safari/contracts';
import { Button, Notice, toast } from '@safari/ui';
import { useTranslations } from '../translations/later-translations';
import { EraseDialog } from './erase-dialog';
import { useMyDataMutation } from './privacy.api';
import { saveFile } from './save-file';

/** Lets the customer download all their data, or have it erased. */
export function YourData({ user }: { user: User }) {
  const t = useTranslations();
  const [read, { isLoading, isError }] = useMyDataMutation();
  const save = async () => {
    const answer = await read();
    if (!answer.data) return;
    const name = `my-data-${today(new Date(answer.data.savedAt))}.json`;
    saveFile(name, JSON.stringify(answer.data, null, 2), 'application/json');
    toast({ title: t('privacy.saved'), description: t('privacy.saved.text', { name }) });
  };
  return (
    <section aria-labelledby="your-data" className="flex flex-col gap-5 border-t border-line-strong pt-8">
      <div>
        <h2 id="your-data" className="font-display text-2xl">
          {t('privacy.title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('privacy.text')}</p>
      </div>
      {isError && (
        <Notice tone="danger" title={t('privacy.save.failed')}>
          {t('privacy.save.failed.text')}
        </Notice>
      )}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <li className="flex flex-col items-start gap-2">
          <Button variant="secondary" busy={isLoading} onClick={() => void save()}>
            {t('privacy.save')}
          </Button>
          <p className="text-sm text-ink-soft">{t('privacy.save.hint')}</p>
        </li>
        <li className="flex flex-col items-start gap-2">
          <EraseDialog email={user.email} />
          <p className="text-sm text-ink-soft">{t('privacy.erase.hint')}</p>
        </li>
      </ul>
    </section>
  );
}
