import { Avatar, Button, LinkButton, Menu, MenuItem, Skeleton, toast } from '@safari/ui';
import { LogOut } from '@safari/ui/icons';
import { Link, logFailure, useNavigate, useSession, useSignOut } from '@safari/web-kit';
import { useNavigation } from '../remotes/use-remotes';
import { useTranslations } from '../translations/translations';
import { iconOf } from './icons';

/** The signed-in customer's menu, or the sign-in link. */
export function AccountMenu() {
  const t = useTranslations();
  const { user, isLoading } = useSession();
  const links = useNavigation('account').map((link) => ({ ...link, Icon: iconOf(link.icon) }));
  const navigate = useNavigate();
  const signOut = useSignOut();

  const logout = async () => {
    try {
      await signOut();
    } catch (error) {
      logFailure('Logout failed', error);
      toast({ title: t('logout.failed'), description: t('logout.failed.text'), variant: 'destructive' });
    }
  };

  if (isLoading) return <Skeleton className="h-9 w-20 max-sm:w-12" />;
  if (!user) {
    return (
      <LinkButton asChild variant="secondary" size="sm" className="max-sm:px-2">
        <Link to="/login">{t('nav.login')}</Link>
      </LinkButton>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" className="max-sm:px-2">
          <Avatar name={user.name} src={user.picture} size="sm" />
          <span className="max-w-32 truncate max-sm:sr-only">{user.name}</span>
        </Button>
      }
    >
      {links.map(({ to, text, Icon }) => (
        <MenuItem key={text} icon={<Icon />} onSelect={() => void navigate(to)}>
          {text}
        </MenuItem>
      ))}
      <MenuItem icon={<LogOut />} onSelect={() => void logout()}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
}
