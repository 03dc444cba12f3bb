/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   a field with a list of our own making (the combobox pattern of ARIA) has no tag in HTML */
import type { Booking } from '@safari/contracts';
import { Button, SearchBox } from '@safari/ui';
import { skipToken, useNavigate, useTypedText } from '@safari/web-kit';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useFoundBookingsQuery } from '../data/booking.api';
import { useTranslations } from '../translations/translations';
import { FEWEST_LETTERS, faceOf, moved } from './find.rules';
import { FoundBooking } from './found-booking';

/** How many bookings are offered. */
const MOST = 8;

/** Finds a booking from every screen: type, choose by the arrows, open by Enter. */
export function BookingFinder({ id }: { id: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const listId = useId();
  const [asked, ask] = useState('');
  const [typed, type] = useTypedText(asked, ask);
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState(0);

  const search = asked.trim();
  const { currentData, isError, refetch } = useFoundBookingsQuery(
    search.length < FEWEST_LETTERS ? skipToken : { search, limit: MOST },
  );
  const face = faceOf({ typed, asked, count: currentData?.length, isError });
  const found = face === 'found' && currentData ? currentData : [];
  const shown = open && face !== 'idle';
  const active = moved(chosen, found.length, '');
  const optionId = (index: number) => `${listId}-${index}`;

  const goTo = (booking: Booking) => {
    setOpen(false);
    type('');
    ask('');
    void navigate(`/bookings?booking=${booking.id}`);
    document.querySelector('main')?.focus(); // what was opened is what is read next
  };

  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && shown) {
      event.preventDefault(); // the text stays; a second Escape clears it
      setOpen(false);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (shown) choose(moved(active, found.length, key));
    } else if (key === 'Enter') {
      const booking = shown ? found[active] : undefined;
      if (booking) goTo(booking);
      else setOpen(true);
    }
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className="relative w-full max-w-md" onBlur={leave}>
      <SearchBox
        id={id}
        label={t('find.label')}
        placeholder={t('find.hint')}
        value={typed}
        onValueChange={(text) => {
          type(text);
          choose(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && found.length > 0 ? optionId(active) : undefined}
      />
      <output className="sr-only">
        {shown && face === 'found' && t('find.found', { count: found.length })}
      </output>
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-lg border border-line bg-surface-raised shadow-overlay"
      >
        <div id={listId} role="listbox" aria-label={t('find.results')} className="max-h-pane overflow-y-auto">
          {found.map((booking, index) => (
            <FoundBooking
              key={booking.id}
              id={optionId(index)}
              booking={booking}
              active={index === active}
              onPoint={() => choose(index)}
              onOpen={() => goTo(booking)}
            />
          ))}
        </div>
        <output className="block text-sm text-ink-soft empty:hidden">
          {face === 'searching' && <span className="block px-4 py-3">{t('find.searching')}</span>}
          {face === 'nothing' && <span className="block px-4 py-3">{t('find.nothing', { search })}</span>}
          {face === 'failed' && (
            <span className="flex items-center justify-between gap-3 px-4 py-3">
              {t('find.failed')}
              <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                {t('tryAgain')}
              </Button>
            </span>
          )}
        </output>
      </div>
    </div>
  );
}
