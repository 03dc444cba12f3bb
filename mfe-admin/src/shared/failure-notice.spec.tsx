import { expect, it } from '@jest/globals';
import type { CallError } from '@safari/web-kit';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { FailureNotice } from './failure-notice';

const failed = (status: number, message = ''): CallError => ({ name: 'CallError', status, message });

it.each([
  ['a refusal by its title', failed(409, '409: No such price'), 'The price was not changed'],
  ['a lost answer as one', failed(0, '0: away'), 'Nobody knows whether this has arrived'],
  [
    'a server in distress as one',
    failed(503, '503: Service Unavailable'),
    'Nobody knows whether this has arrived',
  ],
])('tells %s', (_, error, title) => {
  renderPage(<FailureNotice error={error} title="The price was not changed" />);
  expect(screen.getByRole('alert').textContent).toContain(title);
});

it('tells a lost answer as one also where a refusal has no title', () => {
  renderPage(<FailureNotice error={failed(0, '0: away')} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Nobody knows whether this has arrivedThe server could not be reached. Nothing is lost: please try again.',
  );
});

it('tells a refusal without a title by its reason alone', () => {
  renderPage(<FailureNotice error={failed(409, '409: No such price')} />);
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.');
});
