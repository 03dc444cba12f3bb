import type { Attraction, BookingType, Operator, OperatorCapabilities, Package } from '@safari/contracts';
import { Button, Skeleton, toast } from '@safari/ui';
import { Checkbox, Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { Save } from '@safari/ui/icons';
import { isCallError, logFailure, serverMessage, useUrlState } from '@safari/web-kit';
import { OnlyFor } from '../shared/only-for';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { currentState } from '../shared/use-versioned-edit';
import { useTranslations } from '../translations/translations';
import { useCapabilitiesQuery, useSaveCapabilitiesMutation } from './capability.api';
import {
  type CapabilitySet,
  capabilityKey,
  drafted,
  draftedOfOffered,
  toCapabilities,
  toSet,
  unsaved,
} from './capability.rules';
import { useCapabilityDraft } from './use-capability-draft';

/** How many conflicts with a colleague's save are merged in a row. */
const MOST_MERGES = 2;

export interface CapabilityEditorProps {
  operator: Operator;
  packages: readonly Package[];
  attractions: readonly Attraction[];
}

interface Row {
  key: string;
  name: string;
  text: string;
}

/** The packages and attractions that one operator can serve. */
export function CapabilityEditor({ operator, packages, attractions }: CapabilityEditorProps) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ kind: 'package' });
  const result = useCapabilitiesQuery(operator.id);
  const { draft, change } = useCapabilityDraft(operator.id);
  // shared by key, so that a save still counts as running after another operator was selected
  const [save, { isLoading }] = useSaveCapabilitiesMutation({ fixedCacheKey: `capabilities:${operator.id}` });

  const rows: Record<BookingType, Row[]> = {
    package: packages.map(({ id, name, duration }) => ({
      key: capabilityKey('package', id),
      name,
      text: t('capabilities.days', { count: duration }),
    })),
    attraction: attractions.map(({ id, name, location }) => ({
      key: capabilityKey('attraction', id),
      name,
      text: location,
    })),
  };

  const offered = new Set([...rows.package, ...rows.attraction].map(({ key }) => key));
  /** Stored capabilities stay unless they were unticked, also those of items that this page does not know yet. */
  const chosenOf = (stored: CapabilitySet) => drafted(stored, draftedOfOffered(draft, offered));

  /** A draft is a set of changes: after a conflict, they are applied to the colleague's set. */
  const submit = async (chosen: CapabilitySet, version: number | undefined, merges = 0): Promise<void> => {
    try {
      const capabilities = toCapabilities(chosen);
      const { rows } = await save({ operatorId: operator.id, version, capabilities }).unwrap();
      change((before) => unsaved(draftedOfOffered(before, offered), toSet(rows)));
      toast({ title: t('capabilities.saved') });
    } catch (error) {
      const current = currentState<OperatorCapabilities>(error);
      if (current && merges < MOST_MERGES) {
        return submit(chosenOf(toSet(current.rows)), current.version, merges + 1);
      }
      logFailure('Capabilities were not saved', error);
      if (isCallError(error) && error.status === 400) void result.refetch(); // an item may have been deleted
      const description = serverMessage(error);
      toast({ title: t('capabilities.failed'), ...(description && { description }), variant: 'destructive' });
    }
  };

  return (
    <section aria-label={operator.name} className="flex min-w-0 flex-col gap-4">
      <h2 className="font-display text-xl">{operator.name}</h2>
      <StaffRemoteData
        result={{ ...result, data: result.currentData }}
        loading={<Skeleton className="h-pane" />}
      >
        {({ version, rows: capabilities }) => {
          const stored = toSet(capabilities);
          const chosen = chosenOf(stored);
          const tick = (key: string, ticked: boolean) =>
            change((before) => {
              const next = new Map(before).set(key, ticked);
              return isLoading ? next : unsaved(next, stored); // what is being saved counts as stored
            });
          const count = (kind: BookingType) => rows[kind].filter(({ key }) => chosen.has(key)).length;
          return (
            <>
              <Tabs
                value={address.kind === 'attraction' ? 'attraction' : 'package'}
                onValueChange={(kind) => setAddress({ kind })}
              >
                <TabList label={t('capabilities.tabs')}>
                  <Tab value="package" count={count('package')}>
                    {t('capabilities.packages')}
                  </Tab>
                  <Tab value="attraction" count={count('attraction')}>
                    {t('capabilities.attractions')}
                  </Tab>
                </TabList>
                {(['package', 'attraction'] as const).map((kind) => (
                  <TabPanel key={kind} value={kind}>
                    {rows[kind].length === 0 && (
                      <p className="py-6 text-sm text-ink-soft">{t(`capabilities.${kind}s.empty`)}</p>
                    )}
                    <div className="grid gap-2 sm:grid-cols-2">
                      {rows[kind].map(({ key, name, text }) => (
                        <Checkbox
                          key={key}
                          card
                          label={name}
                          description={text}
                          checked={chosen.has(key)}
                          onCheckedChange={(ticked) => tick(key, ticked)}
                        />
                      ))}
                    </div>
                  </TabPanel>
                ))}
              </Tabs>
              <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-2 py-3">
                <output className="mr-auto text-sm text-ink-soft tabular-nums">
                  {t('capabilities.chosen', {
                    n: count('package') + count('attraction'),
                    total: packages.length + attractions.length,
                  })}
                </output>
                {draft.size > 0 && (
                  <Button variant="quiet" onClick={() => change(() => new Map())}>
                    {t('capabilities.undo')}
                  </Button>
                )}
                <OnlyFor duty="office" told>
                  <Button busy={isLoading} onClick={() => void submit(chosen, version)}>
                    {!isLoading && <Save />}
                    {t('capabilities.save')}
                  </Button>
                </OnlyFor>
              </div>
            </>
          );
        }}
      </StaffRemoteData>
    </section>
  );
}
