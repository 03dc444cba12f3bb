import type { Brand } from '@safari/contracts';
import type { OpenApi } from '@safari/service-kit/process';

export const infoOf = (brand: Brand): OpenApi['info'] => ({
  title: `${brand.name} API`,
  version: '1',
  description: [
    'Every call of the product, as its own pages make them.',
    'Whoever signs in gets a session cookie; customers and staff have one each.',
    'A call that changes something must come from a page of this site, by `Sec-Fetch-Site` or `Origin`, else it is 403.',
    'What fails answers `application/problem+json` (RFC 9457) with a stable `code`; 429, 502, 503 and 504 say in `Retry-After` when to come again.',
    'Money is a decimal string, a day is `YYYY-MM-DD`, a moment is ISO 8601. Fields may be added: ignore what you do not know.',
  ].join(' '),
});
