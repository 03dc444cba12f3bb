import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { RemoteTimeout } from '@safari/web-kit';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Failed } from './remote-states';

describe('trying again where a part did not come', () => {
  let logged: jest.Spied<typeof console.error>;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** @param page the response for the page's own address on reload */
  function press(failure: { error: unknown; isAgain: boolean }, page: Response) {
    serve({ [`HEAD ${window.location.pathname}`]: page });
    const retry = jest.fn();
    renderPage(
      <UiProvider>
        <Failed {...failure} retry={retry} />
      </UiProvider>,
    );
    logged.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    return retry;
  }

  it.each([
    ['for the first time', { error: new Error('502'), isAgain: false }, new Response()],
    [
      'after it was late once more',
      { error: new RemoteTimeout('shop', Promise.resolve()), isAgain: true },
      new Response(),
    ],
    ['while no page can be had', { error: new Error('502'), isAgain: true }, problem(502, 'Away.')],
  ])('asks for the part %s', async (_, failure, page) => {
    const retry = press(failure, page);
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    expect(logged).not.toHaveBeenCalled();
  });

  it('asks for all of the page after it failed once more: a next release may need another frame', async () => {
    const retry = press({ error: new TypeError('it is not a function'), isAgain: true }, new Response());
    // jsdom cannot load a page, and logs that
    await waitFor(() =>
      expect(logged.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]),
    );
    expect(retry).not.toHaveBeenCalled();
  });
});
