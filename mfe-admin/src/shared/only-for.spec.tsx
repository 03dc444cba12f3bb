import { afterEach, describe, expect, it } from '@jest/globals';
import { DUTIES, type StaffDuty, type StaffRole } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { OnlyFor } from './only-for';

const ALL: readonly StaffDuty[] = DUTIES.owner;

/** Renders it for a member with that role; without one, the server has not answered yet. */
function open(role?: StaffRole) {
  if (role) localStorage.setItem('adminAuthenticated', 'true');
  const calls = serve({ 'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' } });
  renderPage(
    ALL.map((duty) => (
      <OnlyFor key={duty} duty={duty}>
        <button type="button">{duty}</button>
      </OnlyFor>
    )),
  );
  return calls;
}
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => localStorage.clear());

describe('what a role cannot do', () => {
  it.each(['staff', 'accountant', 'guide'] as const)('is not offered to a member who is %s', async (role) => {
    open(role);
    await waitFor(() => expect(shown()).toEqual(ALL.filter((duty) => DUTIES[role].includes(duty))));
  });

  it('is offered until it is known who asks: the services refuse it all the same', () => {
    open();
    expect(shown()).toEqual([...ALL]);
  });
});
