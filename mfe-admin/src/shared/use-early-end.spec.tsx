import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBooking } from '../testing/examples';
import { useEarlyEnd } from './use-early-end';

const booking = { ...aBooking, assignedOperatorId: 1, assignedOperatorName: 'Nyota' };

/** A trip that begins and ends that many days from now. */
function Ending({ begins, ends }: { begins: number; ends: number }) {
  const { allowed, question } = useEarlyEnd(booking);
  const [said, setSaid] = useState('');
  const days = { startDate: addDays(today(), begins), expectedEndDate: addDays(today(), ends) };
  return (
    <>
      <button type="button" onClick={() => void allowed(days).then((may) => setSaid(String(may)))}>
        End
      </button>
      {said}
      {question}
    </>
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('completing a trip', () => {
  it.each([
    ['of several days on its last day', -2, 0],
    ['of several days after it', -3, -1],
    ['of one day once it is over', -1, -1],
  ])('%s takes one press', async (_, begins, ends) => {
    renderPage(<Ending begins={begins} ends={ends} />);
    await press('End');
    expect(await screen.findByText('true')).toBeTruthy();
  });

  it.each([
    ['before its last day', -1, 1],
    ['of one day on that day', 0, 0],
    ['of one day before it', 1, 1],
  ])('%s is asked about first, naming customer, operator and amount', async (_, begins, ends) => {
    renderPage(<Ending begins={begins} ends={ends} />);
    await press('End');
    const question = await screen.findByText(
      /^Amina Msafiri, KS-7F3K2Q: the trip with Nyota for \$300 ends on/,
    );
    expect(question).toBeTruthy();
    await press('Cancel');
    expect(await screen.findByText('false')).toBeTruthy();
    await press('End');
    await press('Complete Now');
    expect(await screen.findByText('true')).toBeTruthy();
  });
});
