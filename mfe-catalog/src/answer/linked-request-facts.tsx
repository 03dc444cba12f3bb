import { expectedEnd, type LinkedRequest } from '@safari/contracts';
import { Accordion, AccordionItem, Card, CardBody, Facts } from '@safari/ui';
import { Calendar, Tag, Users } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';

/** What the operator is asked: the trip, its dates, the number of people, and the message verbatim. */
export function LinkedRequestFacts({ linkedRequest }: { linkedRequest: LinkedRequest }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const when = useDates(linkedRequest);
  const { bookingReference, numberOfPeople, specialRequests, message, askedAt } = linkedRequest;
  return (
    <Card as="section" aria-label={t('answer.asked')}>
      <CardBody className="gap-5">
        <Facts
          className="grid-cols-1 min-[26rem]:grid-cols-3"
          items={[
            { ...when, icon: <Calendar /> },
            {
              label: t('answer.people'),
              value: t('answer.guests', { count: numberOfPeople }),
              icon: <Users />,
            },
            { label: t('answer.reference'), value: bookingReference, icon: <Tag /> },
          ]}
        />
        {specialRequests && (
          <div>
            <h2 className="text-sm font-semibold">{t('answer.requests')}</h2>
            <p className="whitespace-pre-line break-words text-ink-soft">{specialRequests}</p>
          </div>
        )}
        {message && (
          <Accordion>
            <AccordionItem title={t('answer.message')} meta={dateTime(askedAt)}>
              <p className="whitespace-pre-line break-words text-ink-soft">{message}</p>
            </AccordionItem>
          </Accordion>
        )}
      </CardBody>
    </Card>
  );
}

/** The days of the trip; only the first if its length is unknown. */
function useDates({ requestedDate: first, durationDays: days = null }: LinkedRequest) {
  const t = useTranslations();
  const { date, number } = useFormat();
  if (days === null) return { label: t('answer.date'), value: date(first) };
  const stay = { from: date(first), to: date(expectedEnd(first, days)), days: number(days) };
  return { label: t('answer.dates'), value: days === 1 ? stay.from : t('answer.stay', stay) };
}
