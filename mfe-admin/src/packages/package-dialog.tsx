import type { Package } from '@safari/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  toast,
  VisuallyHidden,
} from '@safari/ui';
import { fieldErrors, useForm } from '@safari/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages';
import { ChangedMeanwhile } from '../shared/changed-meanwhile';
import { FailureNotice } from '../shared/failure-notice';
import { changedFields } from '../shared/three-way.rules';
import { translateFaults } from '../shared/translate-faults';
import { useDiscardGuard } from '../shared/use-discard-guard';
import { useEditOf } from '../shared/use-edit-of';
import { AttractionsTab } from './attractions-tab';
import { BasicTab } from './basic-tab';
import { DetailsTab } from './details-tab';
import { InclusionsTab } from './inclusions-tab';
import { ItineraryTab } from './itinerary-tab';
import { useCreatePackageMutation, useUpdatePackageMutation } from './package.api';
import {
  faultyTabs,
  PACKAGE_TABS,
  type PackageDraft,
  type PackageTab,
  packageFaults,
  toDraft,
  toFields,
} from './package.rules';
import { ProvidersTab } from './providers-tab';

export interface PackageDialogProps {
  /** None: a new one is created. */
  stored: Package | undefined;
  onClose: () => void;
}

export function PackageDialog({ stored, onClose }: PackageDialogProps) {
  const t = useMessages();
  const { form, collision, tab, setTab, panels } = usePackageForm(stored, onClose);
  const changed = changedFields(toDraft(stored), form.values).length > 0;
  const guard = useDiscardGuard(changed, onClose);
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
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && guard.close()}
      title={t(stored ? 'package.edit.title' : 'package.create.title')}
      {...(stored && { description: stored.name })}
    >
      <form {...form.props} className="flex flex-col gap-5">
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
              <TabPanel key={value} value={value} data-tab={value} className="min-h-80">
                {parts[value]}
              </TabPanel>
            ))}
          </div>
        </Tabs>
        <ChangedMeanwhile collision={collision} label={(field) => t(`package.${field}`)} />
        {!collision && (
          <FailureNotice
            title={t(stored ? 'packages.update.failed' : 'packages.create.failed')}
            error={form.failure}
          />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={form.busy} disabled={collision !== undefined}>
            {t(stored ? 'package.save' : 'package.create')}
          </Button>
        </DialogActions>
      </form>
      {guard.question}
    </Dialog>
  );
}

/** The form and the tab that is open; a refusal opens the first tab in which something is wrong. */
function usePackageForm(stored: Package | undefined, onClose: () => void) {
  const t = useMessages();
  const [tab, setTab] = useState<PackageTab>('basic');
  const [create] = useCreatePackageMutation();
  const [update] = useUpdatePackageMutation();
  const edit = useEditOf(stored, toDraft);

  const panels = useRef<HTMLDivElement>(null);
  const turned = useRef(false);

  // A tab's fields are drawn after it has opened, too late for the form to find the one at fault.
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    const frame = requestAnimationFrame(() =>
      panels.current?.querySelector<HTMLElement>(`[data-tab="${tab}"] [aria-invalid="true"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [tab]);

  const turnTo = (errors: Readonly<Record<string, unknown>>) => {
    const faulty = faultyTabs(errors);
    const [first] = faulty;
    if (!first || faulty.includes(tab)) return;
    turned.current = true;
    setTab(first);
  };
  const save = async (draft: PackageDraft) => {
    const fields = toFields(draft);
    try {
      await edit.save((version) =>
        stored ? update({ id: stored.id, version, fields }).unwrap() : create(fields).unwrap(),
      );
    } catch (error) {
      turnTo(fieldErrors(error));
      toast({
        title: t(stored ? 'packages.update.failed' : 'packages.create.failed'),
        variant: 'destructive',
      });
      throw error;
    }
    toast({ title: t(stored ? 'packages.updated' : 'packages.created') });
    onClose();
  };
  const form = useForm<PackageDraft>({
    initial: toDraft(stored),
    validate: (draft) => {
      const faults = packageFaults(draft);
      turnTo(faults);
      return translateFaults(t, faults);
    },
    submit: save,
  });
  return { form, collision: edit.collision(form), tab, setTab, panels };
}
