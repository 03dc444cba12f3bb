import { TERMS_PAGES, type Terms } from '@safari/contracts';
import { Container, Notice, SectionHeading, Skeleton, TextLink } from '@safari/ui';
import { Link, useFormat, useLanguage, usePageTitle, useParams } from '@safari/web-kit';
import { useTermsQuery, useTermsSinceQuery } from '../data/terms.api';
import { Found, type FoundProps } from '../shared/missing';
import { termsPath } from '../shared/terms-path';
import { useTranslations } from '../translations/translations';

/** `/terms/:page`: the current terms. */
export function TermsScreen() {
  const { page = '' } = useParams();
  return <TermsPage result={useTermsQuery(page)} />;
}

/** `/terms/:page/:since`: one version of the terms, current or former. */
export function FormerTermsScreen() {
  const { page = '', since = '' } = useParams();
  return <TermsPage result={useTermsSinceQuery({ page, since })} />;
}

function TermsPage({ result }: { result: FoundProps<Terms>['result'] }) {
  const t = useTranslations();
  return (
    <Container width="prose" className="flex flex-col gap-8 py-10 lg:py-14">
      <Found
        result={result}
        missing={{
          title: t('terms.missing'),
          text: t('terms.missing.text'),
          way: { to: termsPath('cancellation'), label: t('terms.cancellation') },
        }}
        loading={<Skeleton className="h-96" />}
        failed={t('terms.failed')}
      >
        {(terms) => <Text terms={terms} />}
      </Found>
    </Container>
  );
}

function Text({ terms }: { terms: Terms }) {
  const t = useTranslations();
  const { date } = useFormat();
  const { language } = useLanguage();
  const { page, since, until, versions } = terms;
  const { title, lede, sections } = terms.text[language];
  usePageTitle(title);
  return (
    <>
      <SectionHeading
        level={1}
        size="page"
        eyebrow={t('terms.since', { date: date(since) })}
        title={title}
        lede={lede}
      />
      {until !== null && (
        <Notice tone="warning" title={t('terms.former', { date: date(until) })}>
          <TextLink asChild>
            <Link to={termsPath(page)}>{t('terms.current')}</Link>
          </TextLink>
        </Notice>
      )}
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className="flex flex-col gap-3">
          <h2 className="font-display text-xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul className="flex list-disc flex-col gap-1.5 pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {versions.length > 1 && (
        <section aria-labelledby="versions" className="flex flex-col gap-3">
          <h2 id="versions" className="font-display text-xl">
            {t('terms.versions')}
          </h2>
          <ul className="flex flex-col gap-1.5">
            {versions.map((version) => (
              <li key={version}>
                {version === since ? (
                  t('terms.since', { date: date(version) })
                ) : (
                  <TextLink asChild>
                    <Link to={termsPath(page, version)}>{t('terms.since', { date: date(version) })}</Link>
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav
        aria-label={t('terms.others')}
        className="border-line flex flex-wrap gap-x-5 gap-y-2 border-t pt-5"
      >
        {TERMS_PAGES.filter((other) => other !== page).map((other) => (
          <TextLink key={other} asChild>
            <Link to={termsPath(other)}>{t(`terms.${other}`)}</Link>
          </TextLink>
        ))}
      </nav>
    </>
  );
}
