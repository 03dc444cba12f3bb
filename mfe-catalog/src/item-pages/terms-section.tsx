import type { TermsPage } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { useLanguage } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTermsListQuery } from '../data/terms.api';
import { TermsLinks } from '../shared/terms-links';
import { useTranslations } from '../translations/translations';
import { PageSection } from './page-section';

/** In the order of a customer's questions: when to pay, and what is refunded. */
const ORDER: readonly TermsPage[] = ['deposit', 'cancellation', 'refunds'];

export interface TermsSectionProps {
  /** The price with its unit. */
  price: string;
  /** Whether the page has a section that says what the price includes. */
  saysIncluded: boolean;
}

/** The payment and cancellation terms in one table, in the server's own wording, as on the pages of terms. */
export function TermsSection({ price, saysIncluded }: TermsSectionProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { data = [] } = useTermsListQuery();
  const rows = ORDER.flatMap((name) => data.find(({ page }) => page === name)?.rows[language] ?? []);
  return (
    <PageSection title={t('page.terms')} id="terms">
      <table className="w-full max-w-3xl text-left">
        <caption className="sr-only">{t('page.terms')}</caption>
        <tbody>
          <Row heading={t('page.terms.price')}>
            {price}
            {saysIncluded && (
              <>
                {' · '}
                <TextLink href="#included">{t('itinerary.inclusions')}</TextLink>
              </>
            )}
          </Row>
          {rows.map(({ heading, points }) => (
            <Row key={heading} heading={heading}>
              <ul className="flex flex-col gap-1.5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Row>
          ))}
        </tbody>
      </table>
      <TermsLinks />
    </PageSection>
  );
}

function Row({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <tr className="border-line border-t align-top first:border-t-0">
      <th scope="row" className="w-1/3 py-3 pr-5 font-semibold">
        {heading}
      </th>
      <td className="py-3">{children}</td>
    </tr>
  );
}
