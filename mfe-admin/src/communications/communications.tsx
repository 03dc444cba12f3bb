import type { Booking } from '@safari/contracts';
import { EmptyState, Skeleton } from '@safari/ui';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { Handshake, MessagesSquare } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import type { ComponentType, ReactNode } from 'react';
import { useAvailabilityRequestsQuery } from '../data/availability-request.api';
import { useCommunicationsQuery } from '../data/communication.api';
import { useOperatorsQuery } from '../data/operator.api';
import { BookingFailure } from '../shared/booking-failure';
import { combineResults } from '../shared/combine-results';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';
import { type Contact, contactsOf } from './contact.rules';
import { isComparable, offersOf } from './offer.rules';
import { OfferComparison } from './offer-comparison';
import { OperatorCommunications } from './operator-communications';
import { OperatorList } from './operator-list';
import { useConfirmOperator } from './use-confirm-operator';

const PANES = ['chat', 'payment', 'trip', 'reviews'] as const;
type Pane = (typeof PANES)[number];

/** The key of the customer's pane, beside those of the operators. */
const CUSTOMER = 'customer';

export interface CommunicationsProps {
  booking: Booking;
  /** The customer's entry in the list, and their messages. */
  customer: {
    Entry: ComponentType<{ booking: Booking; selected: boolean; onSelect: () => void }>;
    Messages: ComponentType<{ booking: Booking }>;
  };
  /** Further tabs for the assigned operator; without them, only the communications are shown. */
  panes?: Record<Exclude<Pane, 'chat'>, (booking: Booking) => ReactNode>;
}

/**
 * The messages with the customer and the communications with the operators of one booking; an operator can be confirmed
 * here.
 */
export function Communications({ booking, customer, panes }: CommunicationsProps) {
  const t = useTranslations();
  const may = useMay();
  const [address, setAddress] = useUrlState({ operator: 0, pane: 'chat' });
  const { data, ...result } = combineResults(
    useCommunicationsQuery(booking.id),
    useAvailabilityRequestsQuery(booking.id),
    useOperatorsQuery(),
  );
  const contacts = data && contactsOf(booking, ...data);
  const offers = data ? offersOf(booking, data[1], data[2]) : [];
  const select = (operator: number) =>
    setAddress({ operator, ...(address.pane === CUSTOMER && { pane: 'chat' }) });
  const confirming = useConfirmOperator(booking, contacts ?? [], select);
  const withCustomer = address.pane === CUSTOMER;
  const selectedId = withCustomer ? undefined : address.operator || (booking.assignedOperatorId ?? undefined);
  const selected = contacts?.find(({ operatorId }) => operatorId === selectedId);

  const communicationsWith = (contact: Contact) => (
    <OperatorCommunications key={contact.operatorId} booking={booking} contact={contact} />
  );

  return (
    <div className="flex flex-col gap-8">
      <BookingFailure
        title={t('communications.notConfirmed')}
        error={confirming.error}
        seen={confirming.seen}
      />
      {confirming.question}
      {isComparable(offers) && <OfferComparison booking={booking} offers={offers} confirming={confirming} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <section className="flex flex-col gap-3">
          <customer.Entry
            booking={booking}
            selected={withCustomer}
            onSelect={() => setAddress({ operator: 0, pane: CUSTOMER })}
          />
          <h2 className="text-base font-semibold">{t('communications.contacted')}</h2>
          <StaffRemoteData
            result={{ ...result, data: contacts }}
            loading={<Skeleton className="h-pane" />}
            empty={
              <EmptyState icon={<Handshake />} title={t('communications.none')}>
                {t(may('office') ? 'communications.none.text' : 'communications.none.read')}
              </EmptyState>
            }
          >
            {(list) => (
              <OperatorList
                booking={booking}
                contacts={list}
                selected={selectedId}
                onSelect={select}
                confirming={confirming}
              />
            )}
          </StaffRemoteData>
        </section>
        <section className="min-w-0" aria-label={t('communications.title')}>
          {withCustomer && <customer.Messages booking={booking} />}
          {!withCustomer && !selected && contacts !== undefined && contacts.length > 0 && (
            <EmptyState icon={<MessagesSquare />} title={t('communications.select')}>
              {t(may('office') ? 'communications.select.text' : 'communications.select.read')}
            </EmptyState>
          )}
          {selected && !(selected.assigned && panes) && communicationsWith(selected)}
          {selected?.assigned && panes && (
            <Tabs value={paneOf(address.pane)} onValueChange={(pane) => setAddress({ pane })}>
              <TabList label={t('communications.tabs')}>
                {PANES.map((pane) => (
                  <Tab key={pane} value={pane}>
                    {t(`communications.tab.${pane}`)}
                  </Tab>
                ))}
              </TabList>
              {PANES.map((pane) => (
                <TabPanel key={pane} value={pane}>
                  {pane === 'chat' ? communicationsWith(selected) : panes[pane](booking)}
                </TabPanel>
              ))}
            </Tabs>
          )}
        </section>
      </div>
    </div>
  );
}

function paneOf(text: string): Pane {
  return PANES.find((pane) => pane === text) ?? 'chat';
}
