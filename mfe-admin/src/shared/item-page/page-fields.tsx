import { DIFFICULTIES } from '@safari/contracts';
import { Field, FieldError, Select, Textarea, TextInput } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import type { FieldErrors } from '@safari/web-kit';
import { useGuideListQuery } from '../../data/catalog.api';
import { useTranslations } from '../../translations/translations';
import { listError } from '../lines.rules';
import { GroupsField } from '../sorting/groups-field';
import { StaffRemoteData } from '../staff-remote-data';
import { CatalogueChecks } from './catalogue-checks';
import { blankQuestion, type PageDraft, toggled } from './item-page.rules';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface PageFieldsProps<Page extends PageDraft> {
  page: Page;
  onChange: (changes: Partial<PageDraft>) => void;
  errors: FieldErrors;
}

/** The fields of an item's page, beyond its card. */
export function PageFields<Page extends PageDraft>({ page, onChange, errors }: PageFieldsProps<Page>) {
  const t = useTranslations();
  const { suits } = page;
  const toSuits = (changes: Partial<PageDraft['suits']>) => onChange({ suits: { ...suits, ...changes } });
  return (
    <div className="flex flex-col gap-6">
      <Months
        legend={t('page.bestMonths')}
        months={page.bestMonths}
        onChange={(bestMonths) =>
          onChange({ bestMonths, closedMonths: without(page.closedMonths, bestMonths) })
        }
      />
      <Months
        legend={t('page.closedMonths')}
        months={page.closedMonths}
        onChange={(closedMonths) =>
          onChange({ closedMonths, bestMonths: without(page.bestMonths, closedMonths) })
        }
      />
      <Field label={t('page.seasons')} error={errors['page.seasons']}>
        <Textarea
          rows={3}
          value={page.seasons}
          onChange={({ target }) => onChange({ seasons: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('page.minimumAge')}
          hint={t('page.minimumAge.hint')}
          error={errors['page.suits.minimumAge']}
        >
          <TextInput
            inputMode="numeric"
            value={suits.minimumAge}
            onChange={({ target }) => toSuits({ minimumAge: target.value })}
          />
        </Field>
        <Field label={t('page.fitness')}>
          <Select
            value={suits.fitness}
            onValueChange={(fitness) => toSuits({ fitness })}
            options={DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
          />
        </Field>
      </div>
      {(['effort', 'health', 'access'] as const).map((name) => (
        <Field key={name} label={t(`page.${name}`)} error={errors[`page.suits.${name}`]}>
          <Textarea
            rows={3}
            value={suits[name]}
            onChange={({ target }) => toSuits({ [name]: target.value })}
          />
        </Field>
      ))}
      <Guides
        guideIds={page.guideIds}
        onChange={(guideIds) => onChange({ guideIds })}
        error={listError(errors, 'page.guideIds')}
      />
      <GroupsField
        values={page.questions}
        onValuesChange={(questions) => onChange({ questions })}
        blank={blankQuestion}
        name={(n) => t('page.question.legend', { n })}
        removeLabel={(n) => t('page.question.remove', { n })}
        addLabel={t('page.question.add')}
        error={errors['page.questions']}
      >
        {(row, index, change) => (
          <div className="flex flex-col gap-4">
            <Field label={t('page.question')} error={errors[`page.questions.${index}.question`]}>
              <TextInput value={row.question} onChange={({ target }) => change({ question: target.value })} />
            </Field>
            <Field label={t('page.answer')} error={errors[`page.questions.${index}.answer`]}>
              <Textarea
                rows={2}
                value={row.answer}
                onChange={({ target }) => change({ answer: target.value })}
              />
            </Field>
          </div>
        )}
      </GroupsField>
    </div>
  );
}

const without = (months: readonly number[], taken: readonly number[]): number[] =>
  months.filter((month) => !taken.includes(month));

function Months({
  legend,
  months,
  onChange,
}: {
  legend: string;
  months: readonly number[];
  onChange: (months: number[]) => void;
}) {
  const t = useTranslations();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-3 gap-x-4 gap-y-1 sm:grid-cols-6">
        {MONTHS.map((month) => (
          <Checkbox
            key={month}
            label={t(`month.${month}`)}
            checked={months.includes(month)}
            onCheckedChange={() => onChange(toggled(months, month).toSorted((a, b) => a - b))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Guides({
  guideIds,
  onChange,
  error,
}: {
  guideIds: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}) {
  const t = useTranslations();
  const result = useGuideListQuery();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('page.guideIds')}</legend>
      <StaffRemoteData result={result}>
        {(guides) => (
          <CatalogueChecks
            items={guides.map(({ id, name, title }) => ({ id, name, description: title }))}
            ids={guideIds}
            onChange={onChange}
            invalid={error !== undefined}
          />
        )}
      </StaffRemoteData>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
