/**
 * A `ref` for a button that its own action removes: if the button has the focus then, the focus moves to an element
 * that stays instead of being lost to the top of the page.
 * @param stays returns that element while the button is still there; where it has no box of its own, its ancestors are
 * tried
 */
export const focusNext =
  (stays: (button: HTMLElement) => HTMLElement | null | undefined) => (button: HTMLElement | null) => () => {
    if (!button) return;
    for (let next = stays(button); next && button === document.activeElement; next = next.parentElement) {
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    }
  };

/** For a button inside a message (an element with a role): focuses the parent of the message, where the data appear. */
export const focusAround = focusNext((button) => button.closest('[role]')?.parentElement);
