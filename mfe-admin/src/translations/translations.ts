import { createTranslations } from '@safari/web-kit';
import { artists } from './en/artists';
import { artworks } from './en/artworks';
import { attractions } from './en/attractions';
import { bookings } from './en/bookings';
import { cancellations } from './en/cancellations';
import { capabilities } from './en/capabilities';
import { changes } from './en/changes';
import { common } from './en/common';
import { communications } from './en/communications';
import { coordination } from './en/coordination';
import { frame } from './en/frame';
import { guides } from './en/guides';
import { history } from './en/history';
import { invoices } from './en/invoices';
import { letters } from './en/letters';
import { messages } from './en/messages';
import { operators } from './en/operators';
import { packages } from './en/packages';
import { pages } from './en/pages';
import { people } from './en/people';
import { today } from './en/today';
import { trips } from './en/trips';

/** Every text of the staff side. Another language has the same keys. */
export const useTranslations = createTranslations({
  ...common,
  ...frame,
  ...bookings,
  ...cancellations,
  ...changes,
  ...history,
  ...coordination,
  ...invoices,
  ...letters,
  ...communications,
  ...messages,
  ...operators,
  ...capabilities,
  ...today,
  ...trips,
  ...packages,
  ...attractions,
  ...artists,
  ...artworks,
  ...guides,
  ...pages,
  ...people,
});

export type T = ReturnType<typeof useTranslations>;
/** The key of a text without parameters, or of one chosen by a rule. */
export type TranslationKey = Parameters<T>[0];
