import { Avatar, Button, LinkButton, Menu, MenuItem, Skeleton, toast } from '@safari/ui';
import { CalendarCheck, LogOut } from '@safari/ui/icons';
import { Link, logFailure, useNavigate, useSession, useSignOut } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The signed-in customer's menu, or the way to sign in. */
export function AccountMenu() {
  const t = useTranslations();
  const { user, isLoading } = useSession();
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

  if (isLoading) return <Skeleton className="h-9 w-20" />;
  if (!user) {
    return (
      <LinkButton asChild variant="secondary" size="sm">
        <Link to="/login">{t('nav.login')}</Link>
      </LinkButton>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm">
          <Avatar name={user.name} src={user.picture} size="sm" />
          <span className="max-w-32 truncate max-sm:sr-only">{user.name}</span>
        </Button>
      }
    >
      <MenuItem icon={<CalendarCheck />} onSelect={() => void navigate('/dashboard')}>
        {t('nav.myBookings')}
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => void logout()}>
        {t('nav.logout')}
      </MenuItem>
    </Menu>
  );
}
