import { type Money, TRAVELERS, totalPrice } from '@safari/contracts';
import { IconButton } from '@safari/ui';
import { Minus, Plus } from '@safari/ui/icons';
import { useFormat, useUrlState } from '@safari/web-kit';
import type { Party } from '../shared/party';
import { useTranslations } from '../translations/translations';

const USUAL = 2;

/** The number of travelers in the address; two by default. */
export function useParty(): [party: Party, set: (travelers: number) => void] {
  const [{ travelers }, set] = useUrlState({ travelers: '' });
  const party = Number(travelers);
  const isParty = Number.isInteger(party) && party >= TRAVELERS.min && party <= TRAVELERS.max;
  return [
    { travelers: isParty ? party : USUAL, chosen: isParty },
    (next) => set({ travelers: String(next) }),
  ];
}

/** The price per person and for the whole party. */
export function PartyPrice({ price, unit }: { price: Money; unit: string }) {
  const t = useTranslations();
  const { money, currency } = useFormat();
  const [{ travelers: party }, setParty] = useParty();
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="text-ink-soft block text-sm">{t('page.from')}</span>
        <span className="font-display text-4xl">{money(price)}</span>{' '}
        <span className="text-ink-soft text-sm">{unit}</span>
      </p>
      <fieldset className="border-line flex items-center justify-between gap-3 rounded-lg border px-4 py-2">
        <legend className="sr-only">{t('page.party')}</legend>
        <IconButton
          label={t('page.party.fewer')}
          aria-disabled={party <= TRAVELERS.min}
          onClick={() => setParty(Math.max(TRAVELERS.min, party - 1))}
        >
          <Minus />
        </IconButton>
        <output className="text-center">
          <span className="block font-semibold">
            {t(party === 1 ? 'page.travelers_one' : 'page.travelers_other', { count: party })}
          </span>
          <span className="text-ink-soft block text-sm">
            {t('page.party.total', { total: money(totalPrice(price, party, currency.code)) })}
          </span>
        </output>
        <IconButton
          label={t('page.party.more')}
          aria-disabled={party >= TRAVELERS.max}
          onClick={() => setParty(Math.min(TRAVELERS.max, party + 1))}
        >
          <Plus />
        </IconButton>
      </fieldset>
    </div>
  );
}
