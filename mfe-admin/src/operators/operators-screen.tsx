import { OPERATOR_TYPES } from '@safari/contracts';
import { Building2 } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { useOperatorsQuery } from '../data/operator.api';
import { ListScreen } from '../shared/listing/list-screen';
import { ALL } from '../shared/listing/searched-grid';
import { useTranslations } from '../translations/translations';
import { useDeleteOperatorMutation } from './operator.api';
import { OperatorCard } from './operator-card';
import { OperatorDialog } from './operator-dialog';
import { RunningTrips } from './running-trips';

/** The operators of the network. */
export function OperatorsScreen() {
  const t = useTranslations();
  const [{ type }, setAddress] = useUrlState({ type: ALL });
  const [remove] = useDeleteOperatorMutation();
  return (
    <ListScreen
      of="operators"
      icon={<Building2 />}
      columns="grid gap-3 sm:grid-cols-2 xl:grid-cols-3"
      result={useOperatorsQuery()}
      words={({ name, location, notes, specialties }) => [name, location, notes, ...specialties]}
      filter={{
        label: t('operators.type'),
        value: type,
        onValueChange: (value) => setAddress({ type: value }),
        options: [
          { value: ALL, label: t('operators.type.all') },
          ...OPERATOR_TYPES.map((value) => ({ value, label: t(`operatorType.${value}`) })),
        ],
        valueOf: (operator) => operator.type,
      }}
      card={OperatorCard}
      dialog={OperatorDialog}
      remove={(id) => remove(id).unwrap()}
      refusal={(error) => <RunningTrips error={error} />}
    />
  );
}
