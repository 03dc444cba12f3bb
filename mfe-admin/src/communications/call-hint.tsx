import type { Communication } from '@safari/contracts';
import { Notice } from '@safari/ui';
import { PhoneLink } from '../shared/phone-link';
import { ToldButton } from '../shared/told-button';
import { useTranslations } from '../translations/translations';
import type { Contact } from './contact.rules';

export interface CallHintProps {
  /** A message that has to be told by telephone. */
  message: Pick<Communication, 'id' | 'subject'>;
  contact: Pick<Contact, 'name' | 'phone'>;
  /** The id of the element that gets the focus once the operator was told. */
  place: string;
}

/** Whom to call about a message, the number, and a button that records the call. */
export function CallHint({
  message: { id: communicationId, subject },
  contact: { name, phone },
  place,
}: CallHintProps) {
  const t = useTranslations();
  return (
    <Notice
      tone="warning"
      title={t('call.title', { subject })}
      action={<ToldButton communication={{ communicationId, operatorName: name, subject }} place={place} />}
    >
      {t('call.text', { operator: name })} {phone && <PhoneLink phone={phone} />}
    </Notice>
  );
}
