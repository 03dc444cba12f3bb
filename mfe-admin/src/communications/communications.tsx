import type { Booking } from '@safari/contracts';
import { EmptyState, RemoteData, Skeleton, Tab, TabList, TabPanel, Tabs } from '@safari/ui';
import { Handshake, MessagesSquare } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { useAvailabilityRequestsQuery, useCommunicationsQuery } from '../data/conversation.api';
import { useOperatorsQuery } from '../data/operator.api';
import { useMessages } from '../messages/messages';
import { together } from '../shared/together';
import { Conversation } from './conversation';
import { type Contact, contactsOf } from './conversation.rules';
import { OperatorList } from './operator-list';

const PANES = ['chat', 'payment', 'trip', 'reviews'] as const;
type Pane = (typeof PANES)[number];

export interface CommunicationsProps {
  booking: Booking;
  /** The assigned operator's further tabs; without them there is the chat alone. */
  panes?: Record<Exclude<Pane, 'chat'>, (booking: Booking) => ReactNode>;
}

/** What was said with the operators of one booking, and who is confirmed. */
export function Communications({ booking, panes }: CommunicationsProps) {
  const t = useMessages();
  const [address, setAddress] = useUrlState({ operator: 0, pane: 'chat' });
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({});
  const result = together(
    useCommunicationsQuery(booking.id),
    useAvailabilityRequestsQuery(booking.id),
    useOperatorsQuery(),
  );
  const selectedId = address.operator || (booking.assignedOperatorId ?? undefined);

  const conversation = (contact: Contact) => (
    <Conversation
      key={contact.operatorId}
      booking={booking}
      contact={contact}
      draft={drafts[contact.operatorId] ?? ''}
      onDraftChange={(text) => setDrafts((before) => ({ ...before, [contact.operatorId]: text }))}
    />
  );

  return (
    <RemoteData
      result={result}
      loadingLabel={t('loading')}
      loading={<Skeleton className="h-pane" />}
      failed={{ title: t('failed.title'), retryLabel: t('tryAgain') }}
    >
      {([communications, requests, operators]) => {
        const contacts = contactsOf(booking, communications, requests, operators);
        const selected = contacts.find(({ operatorId }) => operatorId === selectedId);
        return (
          <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <section className="flex flex-col gap-3">
              <h2 className="text-base font-semibold">{t('chat.contacted')}</h2>
              {contacts.length === 0 ? (
                <EmptyState icon={<Handshake />} title={t('chat.none')}>
                  {t('chat.none.text')}
                </EmptyState>
              ) : (
                <OperatorList
                  booking={booking}
                  contacts={contacts}
                  selected={selectedId}
                  onSelect={(operator) => setAddress({ operator })}
                />
              )}
            </section>
            <section className="min-w-0" aria-label={t('chat.title')}>
              {!selected && contacts.length > 0 && (
                <div className="grid min-h-pane place-items-center rounded-lg border border-dashed border-line">
                  <EmptyState icon={<MessagesSquare />} title={t('chat.select')}>
                    {t('chat.select.text')}
                  </EmptyState>
                </div>
              )}
              {selected && !(selected.assigned && panes) && conversation(selected)}
              {selected?.assigned && panes && (
                <Tabs value={paneOf(address.pane)} onValueChange={(pane) => setAddress({ pane })}>
                  <TabList label={t('chat.tabs')}>
                    {PANES.map((pane) => (
                      <Tab key={pane} value={pane}>
                        {t(`chat.tab.${pane}`)}
                      </Tab>
                    ))}
                  </TabList>
                  {PANES.map((pane) => (
                    <TabPanel key={pane} value={pane}>
                      {pane === 'chat' ? conversation(selected) : panes[pane](booking)}
                    </TabPanel>
                  ))}
                </Tabs>
              )}
            </section>
          </div>
        );
      }}
    </RemoteData>
  );
}

function paneOf(text: string): Pane {
  return PANES.find((pane) => pane === text) ?? 'chat';
}
