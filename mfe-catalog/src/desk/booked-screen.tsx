import { type Booking, contactDue } from '@safari/contracts';
import {
  Button,
  Card,
  CardBody,
  Container,
  LinkButton,
  Notice,
  SectionHeading,
  Skeleton,
  Steps,
} from '@safari/ui';
import { Check, CircleCheck } from '@safari/ui/icons';
import {
  Link,
  useFormat,
  useLocation,
  useNavigate,
  usePageTitle,
  useParams,
  useTextReader,
} from '@safari/web-kit';
import { useMyBookingQuery } from '../data/booking.api';
import type { BookedFrom } from '../shared/booked-from';
import { isNotFound } from '../shared/domain-error';
import { Found } from '../shared/missing';
import { useTranslations } from '../translations/later-translations';
import { BookingFacts } from './booking-facts';
import { SignedIn } from './signed-in';

/** The steps after the first, which is done. */
const NEXT_STEPS = ['contact', 'plan', 'pay', 'travel'] as const;

/** `/booked/:id`: the booking just placed, who will answer by when, and the next steps. */
export function BookedScreen() {
  const { id = '' } = useParams();
  return <SignedIn>{({ email }) => <Booked id={id} email={email} />}</SignedIn>;
}

function Booked({ id, email }: { id: string; email: string }) {
  const t = useTranslations();
  const result = useMyBookingQuery(id);
  usePageTitle(t(titleOf(result.currentData, result.error)));
  return (
    <Container className="flex max-w-4xl flex-col gap-8 py-10 lg:py-14">
      <Found
        result={result}
        missing={{
          title: t('booked.missing'),
          text: t('booked.missing.text', { email }),
          way: { to: '/dashboard', label: t('desk.title') },
        }}
        loadingLabel={t('booked.loading')}
        loading={<Skeleton className="h-96" />}
        failed={t('booked.failed')}
      >
        {(booking) => <Confirmation booking={booking} />}
      </Found>
    </Container>
  );
}

/** The title says that the request has arrived only if the server has it and nobody has answered it. */
function titleOf(booking: Booking | undefined, error: unknown) {
  if (isNotFound(error)) return 'booked.missing';
  return booking?.status === 'pending' ? 'booked.arrived' : 'booked.page';
}

function Confirmation({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const item = useTextReader(booking.itemTranslations)(booking.itemName);
  const { from, earlier, close } = useWayBack();
  const { reference, customerName, customerEmail, specialRequests } = booking;
  const pending = booking.status === 'pending';
  return (
    <>
      <div className="flex flex-col gap-4">
        {pending && <CircleCheck className="text-success size-10" aria-hidden="true" />}
        <SectionHeading
          level={1}
          size="page"
          eyebrow={reference}
          title={t('booked.title', { name: customerName })}
          lede={pending ? t('booked.lede', { email: customerEmail }) : undefined}
        />
      </div>
      {earlier && <Notice title={t('booked.earlier')}>{t('booked.earlier.text')}</Notice>}
      <Card aria-labelledby="booked-wish">
        <CardBody className="flex flex-col gap-5">
          <div>
            <h2 id="booked-wish" className="text-ink-soft text-sm">
              {t('booked.wish')}
            </h2>
            <p lang={item.language} className="font-display text-2xl wrap-anywhere">
              {item.text}
            </p>
          </div>
          <BookingFacts booking={booking} />
          {specialRequests !== '' && (
            <div>
              <p className="text-ink-soft text-sm">{t('desk.requests')}</p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {specialRequests}
              </p>
            </div>
          )}
        </CardBody>
      </Card>
      {pending ? <WhatFollows booking={booking} /> : <HowItStands status={booking.status} />}
      <div className="flex flex-wrap gap-3">
        <LinkButton asChild size="lg">
          <Link to="/dashboard">{t('desk.title')}</Link>
        </LinkButton>
        <Button variant="secondary" size="lg" onClick={close}>
          {from === undefined ? t('close') : t('booked.back')}
        </Button>
      </div>
    </>
  );
}

/** Our promise of an answer, until the booking is confirmed. */
function WhatFollows({ booking: { createdAt, customerPhone, customerEmail } }: { booking: Booking }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const due = contactDue(createdAt);
  return (
    <>
      <section aria-labelledby="booked-answer" className="flex flex-col gap-2">
        <h2 id="booked-answer" className="font-display text-2xl">
          {t('booked.answer')}
        </h2>
        <p className="max-w-prose wrap-anywhere">
          {t('booked.answer.text', { phone: customerPhone, email: customerEmail })}{' '}
          <strong>
            <time dateTime={due}>{t('booked.answer.by', { moment: dateTime(due) })}</time>
          </strong>
        </p>
      </section>
      <section aria-labelledby="booked-steps" className="flex flex-col gap-5">
        <h2 id="booked-steps" className="font-display text-2xl">
          {t('booked.steps')}
        </h2>
        <Steps
          className="md:grid-cols-5"
          label={t('booked.steps')}
          items={[
            {
              title: t('booked.step.interest'),
              description: t('booked.step.interest.text'),
              icon: <Check />,
              state: 'done',
            },
            ...NEXT_STEPS.map((step) => ({
              title: t(`steps.${step}`),
              description: t(`steps.${step}.text`),
            })),
          ]}
        />
      </section>
    </>
  );
}

/** The booking's status: the letter with this address may be opened months later. */
function HowItStands({ status }: Pick<Booking, 'status'>) {
  const t = useTranslations();
  return (
    <section aria-labelledby="booked-state" className="flex flex-col gap-2">
      <h2 id="booked-state" className="font-display text-2xl">
        {t('booked.state')}
      </h2>
      <p className="max-w-prose">
        {status === 'cancelled' && `${t('desk.next.cancelled')} `}
        {t('booked.moved')}
      </p>
    </section>
  );
}

/** A link back to where the booking began: the previous history entry, a known address, or the landing page. */
function useWayBack() {
  const navigate = useNavigate();
  const state = useLocation().state as BookedFrom | null;
  return {
    from: state?.from,
    earlier: state?.earlier === true,
    close: () => {
      if (state?.stepBack) void navigate(-1);
      else void navigate(state?.from ?? '/', { replace: true });
    },
  };
}
