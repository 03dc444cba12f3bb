import type { Communication } from '@safari/contracts';
import { PhoneLink } from '../shared/phone-link';
import { ToldButton } from '../shared/told-button';
import { useTranslations } from '../translations/translations';
import type { Contact } from './contact.rules';

export interface CallHintProps extends Pick<Communication, 'id' | 'subject'> {
  contact: Pick<Contact, 'name' | 'phone'>;
  /** The id of what takes the focus once the operator is told. */
  place: string;
}

/** Below a message that nothing sends: whom to call, at which number, and the button that notes it. */
export function CallHint({ id: communicationId, subject, contact: { name, phone }, place }: CallHintProps) {
  const t = useTranslations();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-current/20 pt-2 text-xs">
      <p className="min-w-48 flex-1">
        {t('call.text', { operator: name })} {phone && <PhoneLink phone={phone} />}
      </p>
      <ToldButton communication={{ communicationId, operatorName: name, subject }} place={place} />
    </div>
  );
}
