import type { Operator } from '@safari/contracts';
import { Badge, Card, IconButton, Rating, TextLink } from '@safari/ui';
import { Mail, MapPin, Pencil, Phone, Trash2 } from '@safari/ui/icons';
import { callTo, mailTo } from '@safari/web-kit';
import type { ComponentType, ReactNode } from 'react';
import { useOpenDialog } from '../shared/address-dialog';
import type { CardProps } from '../shared/listing/searched-grid';
import { OnlyFor } from '../shared/only-for';
import { OperatorTypeIcon, PriceRangeBadge } from '../shared/operator-badges';
import { useTranslations } from '../translations/translations';

export function OperatorCard({ item: operator }: CardProps<Operator>) {
  const t = useTranslations();
  const open = useOpenDialog();
  const { id, name, type, priceRange, availability, rating, commissionRate } = operator;
  return (
    <Card as="li" className="flex flex-col gap-3 p-inset text-sm">
      <header className="flex items-start gap-3">
        <OperatorTypeIcon type={type} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold break-words">{name}</h2>
          <p className="text-ink-soft">{t(`operatorType.${type}`)}</p>
        </div>
        <OnlyFor duty="office">
          <span className="-mt-1 -mr-1 flex">
            <IconButton size="sm" label={t('operators.edit', { name })} onClick={() => open('edit', id)}>
              <Pencil />
            </IconButton>
            <IconButton size="sm" label={t('operators.delete', { name })} onClick={() => open('remove', id)}>
              <Trash2 />
            </IconButton>
          </span>
        </OnlyFor>
      </header>
      <p className="flex flex-wrap items-center gap-1.5">
        <PriceRangeBadge range={priceRange} />
        <Badge tone={availability ? 'success' : 'neutral'}>
          {t(availability ? 'operators.available' : 'operators.unavailable')}
        </Badge>
        {rating === null ? (
          <span className="text-xs text-ink-faint">{t('coordinate.unrated')}</span>
        ) : (
          <Rating value={rating} showValue label={t('coordinate.rating', { value: rating })} />
        )}
      </p>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {operator.location && <Line icon={MapPin}>{operator.location}</Line>}
        <Line icon={Mail}>
          <TextLink quiet href={mailTo(operator.contactEmail)} className="break-all">
            {operator.contactEmail}
          </TextLink>
        </Line>
        {operator.contactPhone && (
          <Line icon={Phone}>
            <TextLink quiet href={callTo(operator.contactPhone)}>
              {operator.contactPhone}
            </TextLink>
          </Line>
        )}
      </ul>
      {operator.specialties.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {operator.specialties.map((specialty) => (
            <Badge key={specialty}>{specialty}</Badge>
          ))}
        </p>
      )}
      {operator.notes && <p className="text-xs text-ink-faint">{operator.notes}</p>}
      <p className="mt-auto flex flex-wrap gap-x-4 border-t border-line pt-3 text-xs text-ink-soft">
        <span>{t(`integration.${operator.integrationMethod}`)}</span>
        {commissionRate !== null && <span>{t('coordinate.commission', { rate: commissionRate })}</span>}
        {operator.paymentTerms && <span>{operator.paymentTerms}</span>}
      </p>
    </Card>
  );
}

function Line({
  icon: Icon,
  children,
}: {
  icon: ComponentType<{ className?: string }>;
  children: ReactNode;
}) {
  return (
    <li className="flex items-center gap-2">
      <Icon className="size-3.5 shrink-0 text-ink-faint" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
