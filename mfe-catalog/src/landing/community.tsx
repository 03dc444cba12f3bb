import { Band, Container, LinkButton, Picture, SectionHeading, Stat } from '@safari/ui';
import { mailTo, useBrand, useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

const FIGURES = [
  ['2018', 'founded'],
  ['50+', 'villages'],
  ['25,000+', 'lives'],
  ['200+', 'projects'],
] as const;

/** The sister company, and what each booking donates. */
export function Community() {
  const t = useTranslations();
  const { email } = useBrand();
  const dollars = useDollars();
  return (
    <Band tone="sunk">
      <Container className="grid grid-cols-1 items-center gap-7 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col gap-5">
          <SectionHeading
            eyebrow={t('community.eyebrow')}
            title={t('community.title')}
            lede={t('community.lede')}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,min(100%,7.5rem)),1fr))] gap-6">
            {FIGURES.map(([value, key]) => (
              <Stat key={key} look="display" value={value} label={t(`community.${key}`)} />
            ))}
          </div>
          <p className="border-accent max-w-prose border-l-2 pl-5">
            <strong className="block">{t('community.package', { amount: dollars(50) })}</strong>
            <strong className="block">{t('community.attraction', { amount: dollars(15) })}</strong>
            {t('community.where')}
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={mailTo(email, t('community.partner.subject'))}>
              {t('community.partner')}
            </LinkButton>
            <LinkButton variant="secondary" href={mailTo(email, t('community.donate.subject'))}>
              {t('community.donate')}
            </LinkButton>
          </div>
        </div>
        <Picture
          src="/pictures/site/community.svg"
          alt={t('community.alt')}
          width={1920}
          height={1280}
          className="aspect-3/2 w-full rounded-xl object-cover sm:aspect-4/3"
        />
      </Container>
    </Band>
  );
}

/** Donations are fixed in US dollars, whatever the currency of the prices. */
function useDollars(): (amount: number) => string {
  const { money, number, currency } = useFormat();
  return (amount) => (currency.code === 'USD' ? money(amount) : `US$${number(amount)}`);
}
