import type { CustomFetch } from 'openid-client';

/** The provider does not answer, or answers that it has failed itself. */
export class ProviderAway extends Error {}

/** Asks the provider. @throws ProviderAway, so that an outage is not taken for a failed proof */
export function reportingOutages(ask: CustomFetch = (url, options) => fetch(url, options)): CustomFetch {
  return async (url, options) => {
    const answer = await ask(url, options).catch((cause: unknown) => {
      throw new ProviderAway('it does not answer', { cause });
    });
    if (answer.status >= 500) throw new ProviderAway(`it answers ${answer.status}`);
    return answer;
  };
}
