import { useFocusOnChange } from '../../shared/use-focus-on-change';

/** The id of the panel, which gets the focus when another booking is opened in it. */
export const PANEL_ID = 'booking-beside';

/** Focuses the panel when a booking is opened, but not the one that the page was loaded with. */
export const useFocusOnBooking = (id: string): void => useFocusOnChange(id, PANEL_ID, always);

/** Focuses the panel if the focus is lost with the button of a step that is done. */
export const useFocusOnStep = (kind: string | undefined): void => useFocusOnChange(kind, PANEL_ID);

const always = () => true;
