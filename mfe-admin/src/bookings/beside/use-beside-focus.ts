import { useFocusOnChange } from '../../shared/use-focus-on-change';

/** The id of the panel, which takes the focus whenever another booking is opened in it. */
export const PANEL_ID = 'booking-beside';

/** What was opened is what is read next; what the page's own address opens leaves the focus where it is. */
export const useFocusOnBooking = (id: string): void => useFocusOnChange(id, PANEL_ID, always);

/** When a step is done its button disappears: if that loses the focus, the panel takes it. */
export const useFocusOnStep = (kind: string | undefined): void => useFocusOnChange(kind, PANEL_ID);

const always = () => true;
