import { Band, Container, TextLink } from '@safari/ui';
import { callTo, Link, mailTo, useBrand } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { type ShownLink, useNavigation } from '../remotes/use-remotes';
import { useTranslations } from '../translations/translations';
import { LanguageChoice } from './language-choice';

export function PublicFooter() {
  const t = useTranslations();
  const brand = useBrand();
  const destinations = useNavigation('destinations');
  const explore = useNavigation('explore');
  const terms = useNavigation('terms');
  return (
    <footer id="contact" className="outline-none">
      <Band tone="night">
        <Container className="grid grid-cols-2 gap-8 sm:gap-10 lg:grid-cols-4">
          <div className="max-sm:col-span-2">
            <p className="font-display text-xl">{brand.name}</p>
            <p className="mt-2 mb-6 max-w-prose text-sm text-ink-soft">{t('footer.lede')}</p>
            <LanguageChoice />
          </div>
          <Column title={t('footer.contact')} wide>
            <FooterLink href={mailTo(brand.email)}>{brand.email}</FooterLink>
            <FooterLink href={callTo(brand.phone)}>{brand.phone}</FooterLink>
          </Column>
          <LinkColumn title={t('footer.destinations')} links={destinations} />
          <LinkColumn title={t('footer.explore')} links={explore} />
        </Container>
        <Container className="mt-8 sm:mt-12">
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-6 text-sm text-ink-soft">
            <p>{t('footer.rights', { brand: brand.name })}</p>
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {terms.map(({ to, text }) => (
                <FooterLink key={to} to={to}>
                  {text}
                </FooterLink>
              ))}
            </ul>
            {brand.registration && <p>{brand.registration}</p>}
          </div>
        </Container>
      </Band>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly ShownLink[] }) {
  return (
    <Column title={title}>
      {links.map(({ to, text }) => (
        <FooterLink key={text} to={to}>
          {text}
        </FooterLink>
      ))}
    </Column>
  );
}

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'max-sm:col-span-2' : undefined}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 space-y-2 text-sm">{children}</ul>
    </div>
  );
}

function FooterLink({ to, href, children }: { to?: string; href?: string; children: ReactNode }) {
  return (
    <li>
      {to ? (
        <TextLink asChild quiet>
          <Link to={to}>{children}</Link>
        </TextLink>
      ) : (
        <TextLink quiet href={href}>
          {children}
        </TextLink>
      )}
    </li>
  );
}
