import { setNonce } from 'get-nonce';

/**
 * Hands the page's nonce to the one `<style>` that Radix injects (with a list of choices), so that
 * `style-src 'self' 'nonce-…'` lets it pass. Call it before the first render. Without an argument
 * it reads `<meta name="csp-nonce">` or `<meta property="csp-nonce">`; without either it does nothing.
 */
export function installStyleNonce(nonce: string | undefined = nonceOfPage()): void {
  if (nonce) setNonce(nonce);
}

function nonceOfPage(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"], meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
