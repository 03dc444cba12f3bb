import type { OperatorCall } from '@safari/contracts';
import { useTellOperatorMutation } from '../data/coordination.api';
import { useTranslations } from '../translations/translations';
import { AttemptButton } from './attempt-button';

export interface ToldButtonProps {
  communication: Pick<OperatorCall, 'communicationId' | 'operatorName' | 'subject'>;
  /** The id of the element that gets the focus when the button is removed. */
  place: string;
}

/** Records that an operator was told a message by telephone. */
export function ToldButton({ communication, place }: ToldButtonProps) {
  const t = useTranslations();
  const [tell] = useTellOperatorMutation();
  const { communicationId, operatorName: operator, subject } = communication;
  return (
    <AttemptButton
      label={t('told.confirm')}
      name={t('call.told.of', { operator, subject })}
      done={t('told.done')}
      place={place}
      attempt={() => tell(communicationId).unwrap()}
    />
  );
}
