import type { Artwork } from '@safari/contracts';
import { Band, Container, LinkButton, SectionHeading } from '@safari/ui';
import { Download, Frame, Shirt } from '@safari/ui/icons';
import { Link, mailTo, useBrand } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

const OPTIONS = [
  { key: 'digital', Icon: Download },
  { key: 'print', Icon: Frame },
  { key: 'merch', Icon: Shirt },
] as const;

/** Three ways to buy, each an email to the office with its subject filled in. */
export function PurchaseOptions({ artwork }: { artwork: Artwork }) {
  const t = useTranslations();
  const mailLink = useMailLink(artwork);
  return (
    <section aria-labelledby="purchase" className="flex flex-col gap-5">
      <SectionHeading id="purchase" title={t('buy.title')} lede={t('buy.lede')} />
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {OPTIONS.map(({ key, Icon }) => (
          <li key={key}>
            <a
              href={mailLink(`buy.${key}.subject`)}
              className="border-line bg-surface-raised hover:border-line-strong flex h-full items-center gap-4 rounded-lg border p-5 no-underline"
            >
              <span className="bg-accent-soft text-accent-ink grid size-11 shrink-0 place-items-center rounded-full">
                <Icon />
              </span>
              <span>
                <span className="block font-semibold">{t(`buy.${key}`)}</span>
                <span className="text-ink-soft block text-sm">{t(`buy.${key}.hint`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The original artwork. */
export function OriginalArtwork({ artwork }: { artwork: Artwork }) {
  const t = useTranslations();
  const mailLink = useMailLink(artwork);
  return (
    <Band tone="night" edge>
      <Container className="flex flex-col items-start gap-6">
        <SectionHeading title={t('original.title')} lede={t('original.text')} />
        <div className="flex flex-wrap gap-3">
          <LinkButton href={mailLink('original.subject')}>{t('original.contact')}</LinkButton>
          <LinkButton asChild variant="secondary">
            <Link to="/art">{t('original.more')}</Link>
          </LinkButton>
        </div>
      </Container>
    </Band>
  );
}

type Subject = `buy.${(typeof OPTIONS)[number]['key']}.subject` | 'original.subject';

function useMailLink({ title, artist }: Artwork): (subject: Subject) => string {
  const t = useTranslations();
  const { email } = useBrand();
  return (subject) => mailTo(email, t(subject, { title }), t('buy.body', { title, artist }));
}
