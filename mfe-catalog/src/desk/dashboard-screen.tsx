import type { Booking, User } from '@safari/contracts';
import { Container, SectionHeading } from '@safari/ui';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { usePageTitle, useUnreadMessages, useUrlState } from '@safari/web-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../translations/later-translations';
import { BookingsData } from './bookings-data';
import { BookingsTab } from './bookings-tab';
import { inOrderOfTravel } from './desk.rules';
import { DESK_TABS, type DeskTab, type GoTo } from './desk-tabs';
import { PaymentsTab } from './payments-tab';
import { ReviewsTab } from './reviews-tab';
import { SignedIn } from './signed-in';
import { SupportTab } from './support-tab';
import { YourData } from './your-data';
import { YourSessions } from './your-sessions';

/** `/dashboard`: the customer's desk. The open tab, and the booking whose messages are open, are in the address. */
export function DashboardScreen() {
  const t = useTranslations();
  usePageTitle(t('desk.title'));
  return <SignedIn>{(user) => <Desk user={user} />}</SignedIn>;
}

function Desk({ user }: { user: User }) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ tab: 'bookings', booking: '' });
  const tab = DESK_TABS.find((known) => known === address.tab) ?? 'bookings';
  const unread = useUnreadMessages('customer');
  const tabs = useRef<HTMLDivElement>(null);
  const arriving = useRef<DeskTab>(undefined);
  const goTo: GoTo = (next, booking = '') => {
    arriving.current = next;
    setAddress({ tab: next, booking }, { push: true });
  };
  // after a button in another tab, the opened tab is scrolled to and focused
  useEffect(() => {
    if (arriving.current !== tab) return;
    arriving.current = undefined;
    tabs.current?.scrollIntoView();
    tabs.current?.querySelector<HTMLElement>(`[role="tab"][aria-selected="true"]`)?.focus();
  }, [tab]);
  const panels: Record<DeskTab, (bookings: readonly Booking[]) => ReactNode> = {
    bookings: (bookings) => <BookingsTab bookings={bookings} goTo={goTo} />,
    chat: (bookings) => (
      <SupportTab
        bookings={bookings}
        chosen={address.booking}
        onChoose={(booking) => setAddress({ booking })}
      />
    ),
    payments: (bookings) => <PaymentsTab bookings={bookings} />,
    reviews: (bookings) => <ReviewsTab bookings={bookings} goTo={goTo} />,
  };
  return (
    <Container className="flex flex-col gap-6 py-10 lg:py-14">
      <SectionHeading
        level={1}
        size="page"
        eyebrow={t('desk.eyebrow', { name: user.name })}
        title={t('desk.title')}
        lede={t('desk.lede.dashboard')}
      />
      <Tabs
        ref={tabs}
        className="scroll-mt-20"
        value={tab}
        onValueChange={(next) => setAddress({ tab: next, booking: next === 'chat' ? unread.latest : '' })}
      >
        <TabList label={t('desk.tabs')}>
          {DESK_TABS.map((value) => (
            <Tab
              key={value}
              value={value}
              {...(value === 'chat' && unread.total > 0 && { count: unread.total })}
            >
              {t(`desk.tab.${value}`)}
            </Tab>
          ))}
        </TabList>
        {DESK_TABS.map((value) => (
          <TabPanel key={value} value={value}>
            <BookingsData>{(bookings) => panels[value](inOrderOfTravel(bookings))}</BookingsData>
          </TabPanel>
        ))}
      </Tabs>
      <YourSessions />
      <YourData user={user} />
    </Container>
  );
}
