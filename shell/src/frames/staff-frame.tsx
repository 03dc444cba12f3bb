import { Button, IconButton, Menu, MenuItem, SkipLink, TextLink, toast } from '@safari/ui';
import { ArrowLeft, LogOut, MenuIcon, ShieldCheck } from '@safari/ui/icons';
import { Link, logFailure, NavLink, RemotePart, useAdmin, useBrand } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { MAIN } from '../navigation/route-focus';
import { useNavigation, useSlot } from '../remotes/use-remotes';
import { useTranslations } from '../translations/translations';
import { iconOf } from './icons';
import { Main } from './main';

/** The frame of staff screens: navigation at the side, tools above the screen; denser than the public pages. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const links = useNavigation('staff').map((link) => ({ ...link, Icon: iconOf(link.icon) }));
  const tools = useSlot('staffTools');
  const { member } = useAdmin();
  return (
    <div data-density="dense" className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink target={MAIN}>{t('skip')}</SkipLink>
      <header className="sticky top-0 z-20 flex items-center gap-2 border-line bg-surface-sunk px-gutter py-3 max-lg:border-b max-lg:[@media(height<30rem)]:static lg:h-dvh lg:flex-col lg:items-stretch lg:gap-6 lg:overflow-y-auto lg:border-r lg:px-4 lg:py-6 print:hidden">
        <Home />
        <nav aria-label={t('staff.nav')} className="hidden flex-1 lg:block">
          <ul className="space-y-1">
            {links.map(({ to, text, Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex items-center gap-3 rounded-md px-3 py-2 text-sm text-ink-soft hover:bg-surface aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-raised"
                >
                  <Icon className="size-4 shrink-0" />
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-3">
          <p className="flex items-center gap-2 text-sm text-ink-soft max-lg:sr-only lg:px-3">
            <ShieldCheck className="size-4 shrink-0" />
            {member?.memberId ? t('staff.signedIn.as', { name: member.name }) : t('staff.signedIn')}
          </p>
          <AdminLogout />
        </div>
        <div className="lg:hidden">
          <Menu
            trigger={
              <IconButton label={t('menu')}>
                <MenuIcon />
              </IconButton>
            }
          >
            {links.map(({ to, text, Icon }) => (
              <MenuItem key={to} asChild>
                <NavLink to={to} className="aria-[current=page]:font-semibold">
                  <Icon />
                  {text}
                </NavLink>
              </MenuItem>
            ))}
          </Menu>
        </div>
      </header>
      <div className="flex min-w-0 flex-col">
        <div
          data-toasts="bar-end"
          className="grid min-h-15 items-center border-line bg-surface px-gutter py-2 max-lg:pt-3 lg:sticky lg:top-0 lg:z-30 lg:border-b print:hidden [@media(height<30rem)]:static"
        >
          {tools.map(({ remote, part }) => (
            <RemotePart key={remote} remote={remote} part={part} loading={null} failed={null} />
          ))}
        </div>
        <Main className="min-w-0 flex-1">{children}</Main>
      </div>
    </div>
  );
}

function Home() {
  const t = useTranslations();
  const { name } = useBrand();
  return (
    <div className="mr-auto lg:mr-0 lg:px-3">
      <p className="font-display text-lg">{name}</p>
      <TextLink asChild quiet className="inline-flex items-center gap-1 text-sm">
        <Link to="/">
          <ArrowLeft className="size-4" />
          {t('staff.home')}
        </Link>
      </TextLink>
    </div>
  );
}

function AdminLogout() {
  const t = useTranslations();
  const { logout } = useAdmin();
  const leave = async () => {
    try {
      await logout();
    } catch (error) {
      logFailure('Admin logout failed', error);
      toast({ title: t('logout.failed'), description: t('logout.failed.text'), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" size="sm" onClick={() => void leave()}>
      <LogOut />
      {t('staff.logout')}
    </Button>
  );
}
