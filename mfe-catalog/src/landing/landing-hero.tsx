import { Button, Hero, LinkButton, Picture } from '@safari/ui';
import { Play } from '@safari/ui/icons';
import { Link } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

export function LandingHero() {
  const t = useTranslations();
  return (
    <Hero
      picture={
        <Picture
          src="/pictures/site/hero.svg"
          alt={t('hero.alt')}
          width={1920}
          height={1280}
          portraitSrc="/pictures/site/hero.portrait.svg"
          portraitWidth={960}
          portraitHeight={1200}
          priority
        />
      }
    >
      <p className="mb-3 font-semibold">{t('hero.eyebrow')}</p>
      <h1 className="ui-hero-title">{t('hero.title')}</h1>
      <p className="mt-5 max-w-xl text-lg">{t('hero.lede')}</p>
      <div className="mt-8 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3">
        <LinkButton asChild size="lg">
          <Link to="/#packages">{t('hero.explore')}</Link>
        </LinkButton>
        <Button variant="secondary" size="lg">
          <Play />
          {t('hero.video')}
        </Button>
      </div>
    </Hero>
  );
}
