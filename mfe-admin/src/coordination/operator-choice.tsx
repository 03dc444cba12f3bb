import type { Operator } from '@safari/contracts';
import { Badge } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import { MapPin, Phone, Star } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { OperatorTypeIcon, PriceRangeBadge } from '../shared/operator-badges';
import { shorten } from '../shared/shorten.rules';
import { useTranslations } from '../translations/translations';

/** How many specialties a card names; the rest are counted. */
const SPECIALTIES = 3;

export interface OperatorChoiceProps {
  operator: Operator;
  chosen: boolean;
  onToggle: () => void;
}

/** One operator as a card; the whole card is its checkbox's label. */
export function OperatorChoice({ operator, chosen, onToggle }: OperatorChoiceProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const { shown, more } = shorten(operator.specialties, SPECIALTIES);
  return (
    <Checkbox card label={operator.name} checked={chosen} onCheckedChange={onToggle}>
      <span className="flex flex-col gap-2 pt-1 text-sm text-ink-soft">
        <span className="flex items-center gap-2.5">
          <OperatorTypeIcon type={operator.type} />
          <span className="flex flex-col">
            <span>{t(`operatorType.${operator.type}`)}</span>
            <span className="inline-flex items-center gap-1">
              <MapPin className="size-3.5 shrink-0" />
              {operator.location}
            </span>
          </span>
          <span className="ml-auto flex flex-col items-end gap-1">
            <PriceRangeBadge range={operator.priceRange} />
            <span className="inline-flex items-center gap-1 text-xs tabular-nums">
              {operator.rating !== null && <Star className="size-3.5 fill-current text-warning" />}
              {operator.rating === null ? t('coordinate.unrated') : number(operator.rating)}
            </span>
          </span>
        </span>
        {shown.length > 0 && (
          <span className="flex flex-wrap gap-1">
            {shown.map((specialty) => (
              <Badge key={specialty}>{specialty}</Badge>
            ))}
            {more > 0 && <Badge look="outline">{t('more', { n: more })}</Badge>}
          </span>
        )}
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
          <span>{t(`integration.${operator.integrationMethod}`)}</span>
          {operator.contactPhone && (
            <span className="inline-flex items-center gap-1">
              <Phone className="size-3.5" />
              {operator.contactPhone}
            </span>
          )}
          {operator.commissionRate !== null && (
            <span>{t('coordinate.commission', { rate: operator.commissionRate })}</span>
          )}
        </span>
        {operator.notes && <span className="text-xs text-ink-faint">{operator.notes}</span>}
      </span>
    </Checkbox>
  );
}
