/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   a field with a list of our own making (the combobox pattern of ARIA) has no tag in HTML */
import type { Booking } from '@safari/contracts';
import { Button, SearchBox } from '@safari/ui';
import { softEdges } from '@safari/ui/controls';
import { useDebouncedText, useNavigate } from '@safari/web-kit';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from '../translations/translations';
import { FoundBooking } from './found-booking';
import { nextIndex, searchState } from './search-state.rules';
import { useBookingSearch } from './use-booking-search';

/** Finds a booking from every screen: type, choose by the arrows, open by Enter. */
export function BookingSearch({ id }: { id: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const listId = useId();
  const [searched, setSearched] = useState('');
  const [typed, setTyped] = useDebouncedText(searched, setSearched);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);

  const search = searched.trim();
  const { found: results, meant, isError, retry } = useBookingSearch(search);
  const state = searchState({ typed, searched, count: results?.length, isError });
  const found = state === 'found' && results ? results : [];
  const shown = open && state !== 'idle';
  const active = nextIndex(chosen, found.length, '');
  const optionId = (index: number) => `${listId}-${index}`;

  const goTo = (booking: Booking) => {
    setOpen(false);
    setTyped('');
    setSearched('');
    void navigate(`/bookings?booking=${booking.id}`);
    document.querySelector('main')?.focus(); // the opened page is read next
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && shown) {
      event.preventDefault(); // keeps the text; a second Escape clears it
      setOpen(false);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (shown) setChosen(nextIndex(active, found.length, key));
    } else if (key === 'Enter') {
      const booking = shown ? found[active] : undefined;
      if (booking) goTo(booking);
      else setOpen(true);
    }
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className="relative w-full max-w-md" onBlur={onBlur}>
      <SearchBox
        id={id}
        className="[&_input]:text-ellipsis"
        label={t('find.label')}
        placeholder={t('find.hint')}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setChosen(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && found.length > 0 ? optionId(active) : undefined}
      />
      <output className="sr-only">
        {shown && state === 'found' && meant && t('find.meant', { search, meant })}{' '}
        {shown && state === 'found' && t('find.found', { count: found.length })}
      </output>
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-lg border border-line bg-surface-raised shadow-overlay"
      >
        {state === 'found' && meant && (
          <p className="border-b border-line px-4 py-2 text-sm text-ink-soft">
            {t('find.meant', { search, meant })}
          </p>
        )}
        <div
          ref={softEdges}
          id={listId}
          role="listbox"
          aria-label={t('find.results')}
          className="max-h-pane overflow-y-auto"
        >
          {found.map((booking, index) => (
            <FoundBooking
              key={booking.id}
              id={optionId(index)}
              booking={booking}
              active={index === active}
              onPoint={() => setChosen(index)}
              onOpen={() => goTo(booking)}
            />
          ))}
        </div>
        <output className="block text-sm text-ink-soft empty:hidden">
          {state === 'searching' && <span className="block px-4 py-3">{t('find.searching')}</span>}
          {state === 'nothing' && <span className="block px-4 py-3">{t('find.nothing', { search })}</span>}
          {state === 'failed' && (
            <span className="flex items-center justify-between gap-3 px-4 py-3">
              {t('find.failed')}
              <Button size="sm" variant="secondary" onClick={retry}>
                {t('tryAgain')}
              </Button>
            </span>
          )}
        </output>
      </div>
    </div>
  );
}
