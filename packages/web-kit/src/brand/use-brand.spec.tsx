import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { problem, renderPage, serve } from '../testing';
import { useBrand } from './use-brand';

const OURS = {
  name: 'Twende Africa',
  email: 'jambo@twende.example',
  phone: '+49 30 555 0177',
  registration: '',
  currency: 'JPY',
};

function Imprint() {
  return <p>{JSON.stringify(useBrand())}</p>;
}

it('names nobody else’s address, telephone and licences where the brand’s own call fails', async () => {
  const meta = document.createElement('meta');
  meta.name = 'brand';
  meta.content = JSON.stringify(OURS);
  document.head.append(meta);
  serve({ 'GET /api/brand': () => problem(503, 'Away.') });
  renderPage(<Imprint />);
  expect(await screen.findByText(JSON.stringify(OURS))).toBeTruthy();
});
