import { Band, Card, CardBody, CardTitle, Container, Picture, SectionHeading, Steps } from '@safari/ui';
import { BadgeCheck, Bell, Landmark, MapPin, MessageCircle, Receipt, ShieldCheck } from '@safari/ui/icons';
import { useBrand } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

const CREDENTIALS = [
  ['seller', BadgeCheck],
  ['restitution', ShieldCheck],
  ['trust', Landmark],
  ['local', MapPin],
] as const;
const STEPS = ['interest', 'contact', 'plan', 'pay', 'travel'] as const;
const FEATURES = [
  ['updates', Bell],
  ['receipts', Receipt],
  ['messages', MessageCircle],
] as const;

/** Credentials, the five steps of a booking, and what a traveler finds in the product. */
export function WhyChooseUs() {
  const t = useTranslations();
  const { registration } = useBrand();
  return (
    <Band>
      <Container className="flex flex-col gap-16">
        <div className="flex flex-col gap-8">
          <SectionHeading eyebrow={t('why.eyebrow')} title={t('why.title')} lede={t('why.lede')} />
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {CREDENTIALS.map(([key, Icon]) => (
              <li key={key}>
                <Card as="div" className="h-full">
                  <CardBody className="flex flex-col gap-3">
                    <Icon className="text-accent size-7" />
                    <CardTitle>{t(`why.${key}`)}</CardTitle>
                    <p className="text-sm">{t(`why.${key}.text`, { registration })}</p>
                  </CardBody>
                </Card>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-8">
          <h3 className="font-display text-3xl">{t('steps.title')}</h3>
          <Steps
            label={t('steps.title')}
            items={STEPS.map((step) => ({ title: t(`steps.${step}`), description: t(`steps.${step}.text`) }))}
          />
        </div>
        <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1.1fr_1fr]">
          <Picture
            src="/pictures/site/night-camp.svg"
            alt={t('features.alt')}
            width={1920}
            height={1280}
            className="aspect-3/2 w-full rounded-xl object-cover"
          />
          <div>
            <h3 className="font-display text-3xl">{t('features.title')}</h3>
            <ul className="mt-6 flex flex-col gap-5">
              {FEATURES.map(([key, Icon]) => (
                <li key={key} className="flex gap-4">
                  <Icon className="text-accent mt-1 size-6 shrink-0" />
                  <div>
                    <h4 className="font-semibold">{t(`features.${key}`)}</h4>
                    <p className="text-ink-soft">{t(`features.${key}.text`)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Band>
  );
}
