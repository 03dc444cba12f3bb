import { Container, IconButton, LinkButton, Menu, MenuItem, TextLink } from '@safari/ui';
import { MenuIcon } from '@safari/ui/icons';
import { Link, useBrand } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { AccountMenu } from './account-menu';

const LINKS = [
  { to: '/#packages', text: 'nav.packages' },
  { to: '/#attractions', text: 'nav.attractions' },
  { to: '/#art', text: 'nav.art' },
  { to: '/art', text: 'nav.gallery' },
  { to: { hash: 'contact' }, text: 'nav.contact' }, // every public page ends with the contact details
] as const;

export function PublicHeader() {
  const t = useTranslations();
  const { name } = useBrand();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface [@media(height<30rem)]:static">
      <Container className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <TextLink asChild quiet className="mr-auto font-display text-lg text-ink">
          <Link to="/">{name}</Link>
        </TextLink>
        <nav aria-label={t('nav.main')} className="hidden lg:block">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LINKS.map(({ to, text }) => (
              <li key={text}>
                <TextLink asChild quiet className="text-sm">
                  <Link to={to}>{t(text)}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <LinkButton asChild size="sm" className="max-sm:hidden">
          <Link to="/#packages">{t('nav.bookNow')}</Link>
        </LinkButton>
        <AccountMenu />
        <div className="lg:hidden">
          <Menu
            trigger={
              <IconButton label={t('menu')}>
                <MenuIcon />
              </IconButton>
            }
          >
            {LINKS.map(({ to, text }) => (
              <MenuItem key={text} asChild>
                <Link to={to}>{t(text)}</Link>
              </MenuItem>
            ))}
            <MenuItem asChild className="sm:hidden">
              <Link to="/#packages">{t('nav.bookNow')}</Link>
            </MenuItem>
          </Menu>
        </div>
      </Container>
    </header>
  );
}
