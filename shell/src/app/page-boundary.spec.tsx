import { expect, it, jest } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary';

it('a page whose frame itself fails says so, and can be loaded again', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Frame = () => {
    throw new Error('a bug');
  };
  renderPage(
    <PageBoundary>
      <Frame />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  logged.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  // jsdom loads no page, and says so
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
  logged.mockRestore();
});
