import type { Package, PackageDetails } from '@safari/contracts';
import { toast, VisuallyHidden } from '@safari/ui';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { fieldErrors, isCallError, skipToken, useBrand, useFormat } from '@safari/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStoredPackageQuery } from '../data/catalog.api';
import { CardPreview } from '../shared/editing/card-preview';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import type { EditedProps } from '../shared/listing/list-screen';
import { Uploads, useUploads } from '../shared/pictures/uploads';
import { StoredDetails } from '../shared/stored-details';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { AttractionsTab } from './attractions-tab';
import { BasicTab } from './basic-tab';
import { DetailsTab } from './details-tab';
import { InclusionsTab } from './inclusions-tab';
import { ItineraryTab } from './itinerary-tab';
import { useCreatePackageMutation, useUpdatePackageMutation } from './package.api';
import {
  asShown,
  faultyTabs,
  PACKAGE_TABS,
  type PackageDraft,
  type PackageTab,
  packageFaults,
  toDraft,
  toFields,
} from './package.rules';
import { rowPath } from './place-rows.rules';
import { ProvidersTab } from './providers-tab';

/** The form of a new package, or of an existing one once its details have loaded. */
export function PackageEditor({ stored, onClose }: EditedProps<Package>) {
  const t = useTranslations();
  const result = useStoredPackageQuery(stored?.id ?? skipToken);
  if (!stored) return <PackageDialog stored={undefined} onClose={onClose} />;
  return (
    <StoredDetails result={result} title={t('package.edit.title')} onClose={onClose}>
      {(details) => <PackageDialog stored={details} onClose={onClose} />}
    </StoredDetails>
  );
}

export function PackageDialog({ stored, onClose }: EditedProps<PackageDetails>) {
  const t = useTranslations();
  const { name: agency, currency } = useBrand();
  const { edit, tab, setTab, panels } = usePackageForm(stored, onClose);
  const { form } = edit;
  const faulty = faultyTabs(form.errors);
  const parts: Record<PackageTab, ReactNode> = {
    basic: <BasicTab form={form} />,
    details: <DetailsTab form={form} />,
    inclusions: <InclusionsTab form={form} />,
    itinerary: <ItineraryTab form={form} />,
    attractions: <AttractionsTab form={form} />,
    providers: <ProvidersTab form={form} />,
  };
  return (
    <EditDialog
      edit={edit}
      title={t(stored ? 'package.edit.title' : 'package.create.title')}
      description={stored?.name}
      saveLabel={t(stored ? 'package.save' : 'package.create')}
      refusedTitle={t(stored ? 'packages.update.failed' : 'packages.create.failed')}
      label={(field) => t(`package.${field}`)}
      preview={<CardPreview item={{ package: asShown(form.values, agency, currency) }} />}
      onClose={onClose}
    >
      <Tabs value={tab} onValueChange={(next) => setTab(next as PackageTab)}>
        <TabList label={t('package.tabs')}>
          {PACKAGE_TABS.map((value) => (
            <Tab key={value} value={value}>
              {t(`package.tab.${value}`)}
              {faulty.includes(value) && (
                <span className="size-2 rounded-full bg-danger">
                  <VisuallyHidden>{t('package.tab.fault')}</VisuallyHidden>
                </span>
              )}
            </Tab>
          ))}
        </TabList>
        <div ref={panels}>
          {PACKAGE_TABS.map((value) => (
            <FieldsPanel key={value} value={value} isOpen={value === tab}>
              {parts[value]}
            </FieldsPanel>
          ))}
        </div>
      </Tabs>
    </EditDialog>
  );
}

/** The fields of a tab; they stay mounted, but hidden, until their pictures are uploaded. */
function FieldsPanel({
  value,
  isOpen,
  children,
}: {
  value: PackageTab;
  isOpen: boolean;
  children: ReactNode;
}) {
  const { running, begin } = useUploads();
  return (
    <TabPanel
      value={value}
      data-tab={value}
      className="min-h-80"
      {...(running && { forceMount: true, hidden: !isOpen })}
    >
      <Uploads value={begin}>{children}</Uploads>
    </TabPanel>
  );
}

/** State of the form and its open tab; a refusal opens the first tab with an invalid field. */
function usePackageForm(stored: PackageDetails | undefined, onClose: () => void) {
  const t = useTranslations();
  const { currency } = useFormat();
  const [tab, setTab] = useState<PackageTab>('basic');
  const [create] = useCreatePackageMutation();
  const [update] = useUpdatePackageMutation();

  const panels = useRef<HTMLDivElement>(null);
  const focusPending = useRef(false);

  // A tab's fields are rendered after it opens, too late for the form to focus the invalid one.
  useEffect(() => {
    if (!focusPending.current) return;
    focusPending.current = false;
    const frame = requestAnimationFrame(() =>
      panels.current?.querySelector<HTMLElement>(`[data-tab="${tab}"] [aria-invalid="true"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [tab]);

  const openFaultyTab = (errors: Readonly<Record<string, unknown>>) => {
    const faulty = faultyTabs(errors);
    const [first] = faulty;
    if (!first || faulty.includes(tab)) return;
    focusPending.current = true;
    setTab(first);
  };
  const edit = useEditForm<PackageDetails, PackageDraft, ReturnType<typeof packageFaults>>({
    stored,
    toDraft,
    faults: (draft) => packageFaults(draft, currency.code),
    faultTexts: (faults) => {
      openFaultyTab(faults);
      return translateFaults(t, faults, { price: currency.example(), amount: currency.example(240) });
    },
    save: (draft, { seen, version, idempotencyKey }) => {
      const fields = toFields(draft, currency.code);
      const saved = seen
        ? update({ id: seen.id, version, fields }).unwrap()
        : create({ fields, idempotencyKey }).unwrap();
      return saved.catch((refusal: unknown) => {
        throw atRows(draft, refusal);
      });
    },
    onSaved: () => {
      toast({ title: t(stored ? 'packages.updated' : 'packages.created') });
      onClose();
    },
    onRefused: (error) => {
      openFaultyTab(fieldErrors(error));
      toast({
        title: t(stored ? 'packages.update.failed' : 'packages.create.failed'),
        variant: 'destructive',
      });
    },
  });
  return { edit, tab, setTab, panels };
}

/** The refusal with its errors moved to the form's rows. */
function atRows({ itinerary }: PackageDraft, refusal: unknown): unknown {
  if (!isCallError(refusal) || !refusal.problem?.errors) return refusal;
  const errors = Object.entries(refusal.problem.errors).map(([path, reasons]) => [
    rowPath(itinerary, path),
    reasons,
  ]);
  return { ...refusal, problem: { ...refusal.problem, errors: Object.fromEntries(errors) } };
}
