import type { Booking } from '@safari/contracts';
import { Badge, Button, TextLink } from '@safari/ui';
import { type Column, Table } from '@safari/ui/controls';
import { BadgeCheck, Star } from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import { AvailabilityRequestMenu } from '../shared/availability-request-menu';
import { officeActions } from '../shared/office-actions.rules';
import { OnlyFor } from '../shared/only-for';
import { RequestBadges } from '../shared/request-badges';
import { useAddressWith } from '../shared/use-address-with';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';
import { takesNoRequests } from './contact.rules';
import type { Offer } from './offer.rules';
import type { ConfirmOperator } from './use-confirm-operator';

export interface OfferComparisonProps {
  booking: Booking;
  offers: readonly Offer[];
  confirming: ConfirmOperator;
}

/** The operators' answers for one booking, side by side. */
export function OfferComparison({ booking, offers, confirming }: OfferComparisonProps) {
  const t = useTranslations();
  const columns: Column<Offer>[] = [
    {
      key: 'operator',
      header: t('coordination.operator'),
      primary: true,
      cell: (offer) => <Who offer={offer} />,
    },
    {
      key: 'state',
      header: t('coordination.status'),
      cell: ({ request }) => (
        <span className="flex flex-wrap gap-1.5">
          <RequestBadges request={request} />
        </span>
      ),
    },
    { key: 'price', header: t('coordination.price'), align: 'end', cell: (offer) => <Price offer={offer} /> },
    {
      key: 'notes',
      header: t('coordination.notes'),
      cell: ({ request }) => (
        <span className="line-clamp-4 whitespace-pre-line break-words">{request.notes || t('none')}</span>
      ),
    },
    { key: 'by', header: t('offers.by'), cell: (offer) => <Answered offer={offer} /> },
    {
      key: 'actions',
      header: t('coordination.actions'),
      align: 'end',
      actions: true,
      cell: ({ request, operator }) => (
        <OnlyFor duty="office">
          <span className="flex items-center justify-end gap-1.5">
            {operator && officeActions.selectOperators(booking) && (
              <Button
                size="sm"
                aria-label={t('communications.confirm.label', { operator: request.operatorName })}
                busy={confirming.isBusyWith(request.operatorId)}
                onClick={() => confirming.confirm(request.operatorId, request.operatorName)}
              >
                {t('communications.confirm')}
              </Button>
            )}
            <AvailabilityRequestMenu request={request} over={takesNoRequests(booking)} place="offers" />
          </span>
        </OnlyFor>
      ),
    },
  ];
  return (
    <section aria-labelledby="offers" className="flex flex-col gap-3">
      <h2 id="offers" tabIndex={-1} className="text-base font-semibold outline-none">
        {t('offers.title')}
      </h2>
      <Table
        caption={t('offers.title')}
        columns={columns}
        rows={offers}
        rowKey={({ request }) => request.operatorId}
      />
    </section>
  );
}

function Who({ offer: { request, operator, assigned } }: { offer: Offer }) {
  const t = useTranslations();
  const to = useAddressWith();
  const facts = [
    operator?.commissionRate != null && t('coordinate.commission', { rate: operator.commissionRate }),
    operator === undefined && t('offers.left'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <span className="flex flex-col items-start gap-1">
      <TextLink asChild quiet>
        <Link to={to({ operator: String(request.operatorId), pane: '' })}>{request.operatorName}</Link>
      </TextLink>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-normal text-ink-soft">
        {assigned && (
          <Badge tone="success" look="solid" icon={<BadgeCheck />}>
            {t('communications.assigned')}
          </Badge>
        )}
        {operator?.rating != null && (
          <span className="inline-flex items-center gap-1">
            <Star className="size-3.5 fill-star text-star" />
            <span className="sr-only">{t('coordinate.rating', { value: operator.rating })}</span>
            <span aria-hidden="true">{operator.rating}</span>
          </span>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </span>
  );
}

function Price({ offer: { request, lowest } }: { offer: Offer }) {
  const t = useTranslations();
  const { money } = useFormat();
  if (request.quotedPrice === null) return t('coordination.noPrice');
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1.5">
      {lowest && <Badge tone="success">{t('offers.lowest')}</Badge>}
      <span className="font-semibold tabular-nums">{money(request.quotedPrice)}</span>
    </span>
  );
}

function Answered({ offer: { request } }: { offer: Offer }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const relative = useRelative();
  const { answeredBy, answeredAt, askedAt } = request;
  const [moment, said] = answeredAt === null ? [askedAt, t('offers.asked')] : [answeredAt, answeredBy ?? ''];
  return (
    <span className="flex flex-col">
      <span>{said}</span>
      <time dateTime={moment} title={dateTime(moment)} className="text-xs text-ink-soft">
        {relative(moment)}
      </time>
    </span>
  );
}
