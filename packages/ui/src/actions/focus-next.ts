/**
 * The `ref` of a button whose step takes it away: whoever stands on it then stands at what stays, and not at the top of
 * the page.
 * @param stays finds that, before the button goes; where it draws no box of its own, what is around it takes the focus
 */
export const focusNext =
  (stays: (button: HTMLElement) => HTMLElement | null | undefined) => (button: HTMLElement | null) => () => {
    if (!button) return;
    for (let next = stays(button); next && button === document.activeElement; next = next.parentElement) {
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    }
  };

/** At what its message stands in: there what was asked for comes. */
export const focusAround = focusNext((button) => button.closest('[role]')?.parentElement);
