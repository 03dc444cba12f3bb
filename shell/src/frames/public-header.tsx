import { LANGUAGES } from '@safari/contracts';
import { Container, IconButton, LinkButton, Menu, MenuItem, TextLink } from '@safari/ui';
import { MenuIcon } from '@safari/ui/icons';
import { Link, useBrand, useLanguage } from '@safari/web-kit';
import { useNavigation } from '../remotes/use-remotes';
import { useTranslations } from '../translations/translations';
import { AccountMenu } from './account-menu';
import { LANGUAGE_NAMES } from './language-choice';

export function PublicHeader() {
  const t = useTranslations();
  const { name } = useBrand();
  // every public page ends with the contact details
  const links = [...useNavigation('main'), { to: { hash: 'contact' }, text: t('nav.contact') }];
  const actions = useNavigation('action');
  const { language, choose } = useLanguage();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface [@media(height<30rem)]:static">
      <Container className="flex min-h-16 flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2 max-sm:gap-x-1">
        <TextLink asChild quiet className="mr-auto font-display text-lg text-ink max-sm:text-base">
          <Link to="/">{name}</Link>
        </TextLink>
        <nav aria-label={t('nav.main')} className="hidden lg:block">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {links.map(({ to, text }) => (
              <li key={text}>
                <TextLink asChild quiet className="text-sm">
                  <Link to={to}>{text}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        {actions.map(({ to, text }) => (
          <LinkButton key={text} asChild size="sm" className="max-sm:px-2">
            <Link to={to}>{text}</Link>
          </LinkButton>
        ))}
        <AccountMenu />
        <div className="-mr-2.5 lg:hidden">
          <Menu
            trigger={
              <IconButton label={t('menu')}>
                <MenuIcon />
              </IconButton>
            }
          >
            {links.map(({ to, text }) => (
              <MenuItem key={text} asChild>
                <Link to={to}>{text}</Link>
              </MenuItem>
            ))}
            {LANGUAGES.filter((other) => other !== language).map((other) => (
              <MenuItem key={other} lang={other} onSelect={() => choose(other)}>
                {LANGUAGE_NAMES[other]}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Container>
    </header>
  );
}
