import { Band, Card, CardBody, CardTitle, Container, Picture, SectionHeading, Steps } from '@safari/ui';
import { BadgeCheck, Bell, Landmark, MapPin, MessageCircle, Receipt, ShieldCheck } from '@safari/ui/icons';
import { useBrand } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { credentialsOf } from './credentials.rules';

const ICONS = { seller: BadgeCheck, restitution: ShieldCheck, trust: Landmark, local: MapPin };
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
  const credentials = credentialsOf(registration).map(({ credential, number }) => ({
    credential,
    number,
    Icon: ICONS[credential],
  }));
  return (
    <Band>
      <Container className="flex flex-col gap-8 sm:gap-16">
        <div className="flex flex-col gap-5 sm:gap-8">
          <SectionHeading eyebrow={t('why.eyebrow')} title={t('why.title')} lede={t('why.lede')} />
          <ul className="grid grid-cols-1 gap-3 sm:gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {credentials.map(({ credential, number, Icon }) => (
              <li key={credential}>
                <Card as="div" className="h-full">
                  <CardBody className="max-sm:p-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 sm:flex sm:flex-col sm:gap-3">
                    <Icon className="text-accent mt-0.5 size-7 max-sm:row-span-2" />
                    <CardTitle>{t(`why.${credential}`)}</CardTitle>
                    <p className="text-sm">{t(`why.${credential}.text`, { registration: number })}</p>
                  </CardBody>
                </Card>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-5 sm:gap-8">
          <h3 className="font-display text-xl">{t('steps.title')}</h3>
          <Steps
            label={t('steps.title')}
            items={STEPS.map((step) => ({ title: t(`steps.${step}`), description: t(`steps.${step}.text`) }))}
          />
        </div>
        <div className="grid grid-cols-1 items-center gap-6 sm:gap-10 lg:grid-cols-[1.1fr_1fr]">
          <Picture
            src="/pictures/site/night-camp.svg"
            alt={t('features.alt')}
            width={1920}
            height={1280}
            className="aspect-2/1 w-full rounded-xl sm:aspect-3/2 object-cover"
          />
          <div>
            <h3 className="font-display text-xl">{t('features.title')}</h3>
            <ul className="mt-4 flex flex-col gap-4 sm:mt-6 sm:gap-5">
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
