import { toast } from '@safari/ui';
import { useAdmin, useNavigate } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../translations/translations';

/** After a return from the provider with a session: notes the sign-in in this browser, and goes to the bookings. */
export function EnteredByAccount() {
  const t = useTranslations();
  const { entered } = useAdmin();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    entered();
    toast({ title: t('signIn.success'), description: t('signIn.success.text') });
    void navigate('/bookings', { replace: true });
  }, [entered, navigate, t]);
  return null;
}
