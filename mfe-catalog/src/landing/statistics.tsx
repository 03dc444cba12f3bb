import { Band, Container, Stat } from '@safari/ui';
import { useTranslations } from '../translations/translations';

const FIGURES = [
  ['15+', 'years'],
  ['10,000+', 'travelers'],
  ['50+', 'guides'],
  ['98%', 'satisfaction'],
] as const;

export function Statistics() {
  const t = useTranslations();
  return (
    <Band tone="earth" edge aria-label={t('stats.label')}>
      <Container className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,min(100%,7.5rem)),1fr))] gap-x-6 gap-y-6 lg:grid-cols-4">
        {FIGURES.map(([value, key]) => (
          <Stat key={key} look="display" value={value} label={t(`stats.${key}`)} />
        ))}
      </Container>
    </Band>
  );
}
