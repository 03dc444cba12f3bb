import { expect, it, jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { usePhoneReader } from './use-phone-reader';

it('leaves telephone numbers to the server where their figures do not arrive, and tells us', async () => {
  jest.doMock('./phone-reader', () => {
    throw new Error('no network');
  });
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = renderHook(usePhoneReader);
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith('Telephone numbers are left to the server', expect.anything()),
  );
  expect(result.current).toBeUndefined();
});
