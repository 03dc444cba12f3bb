import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBooking } from '../testing/examples';
import { useEarlyEnd } from './use-early-end';

const booking = { ...aBooking, assignedOperatorId: 1, assignedOperatorName: 'Nyota' };

function Ending({ endsOn }: { endsOn: string }) {
  const { allowed, question } = useEarlyEnd(booking);
  const [said, setSaid] = useState('');
  return (
    <>
      <button type="button" onClick={() => void allowed(endsOn).then((may) => setSaid(String(may)))}>
        End
      </button>
      {said}
      {question}
    </>
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('completing a trip', () => {
  it.each([today(), addDays(today(), -1)])('that ends on %s takes one press', async (endsOn) => {
    renderPage(<Ending endsOn={endsOn} />);
    await press('End');
    expect(await screen.findByText('true')).toBeTruthy();
  });

  it('before its last day is asked about first, naming customer, operator and amount', async () => {
    renderPage(<Ending endsOn={addDays(today(), 1)} />);
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
