import { expect, it } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { NewerNotice } from './newer-notice';

it('takes the focus when it comes, so that whoever cannot see it hears it', () => {
  renderPage(<NewerNotice onGoOn={undefined}>The party is five by now.</NewerNotice>);
  const notice = screen.getByRole('group', { name: /changed/i });
  expect(notice).toBe(document.activeElement);
  expect(notice.textContent).toContain('The party is five by now.');
});
