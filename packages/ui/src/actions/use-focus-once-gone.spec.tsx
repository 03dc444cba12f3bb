import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useFocusOnceGone } from './use-focus-once-gone';

function Step({ pressed }: { pressed: boolean }) {
  useFocusOnceGone('rest', pressed);
  return <button type="button">End</button>;
}

const page = (step: { pressed: boolean } | undefined) => (
  <section>
    <h2 id="rest" tabIndex={-1}>
      What is left
    </h2>
    {step && <Step {...step} />}
    <input aria-label="Elsewhere" />
  </section>
);

/** Renders the step with each of the props in turn; `vanish` unmounts it. */
function go(...steps: { pressed: boolean }[]) {
  const { rerender } = render(page(steps[0]));
  screen.getByRole('button').focus();
  for (const step of steps.slice(1)) rerender(page(step));
  return { vanish: () => rerender(page(undefined)) };
}

const focused = () => document.activeElement;

describe('a step that takes its button away', () => {
  afterEach(cleanup);

  it('leaves the focus at what stays', () => {
    go({ pressed: false }, { pressed: true }).vanish();
    expect(focused()).toBe(screen.getByRole('heading', { name: 'What is left' }));
  });

  it('leaves whoever has gone elsewhere meanwhile where they are', () => {
    const { vanish } = go({ pressed: false }, { pressed: true });
    screen.getByLabelText('Elsewhere').focus();
    vanish();
    expect(focused()).toBe(screen.getByLabelText('Elsewhere'));
  });

  it.each([
    ['was not sent from here', [{ pressed: false }]],
    ['was refused', [{ pressed: false }, { pressed: true }, { pressed: false }]],
  ])('moves nobody where it %s', (_, steps) => {
    go(...steps).vanish();
    expect(focused()).toBe(document.body);
  });
});
