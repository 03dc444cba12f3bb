import { type ChangeStaffMember, STAFF_ROLES } from '@safari/contracts';
import { Field, Select, TextInput } from '@safari/ui';
import type { Form } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

export interface MemberFieldsProps {
  form: Pick<Form<ChangeStaffMember>, 'values' | 'errors' | 'input' | 'set'>;
  /** Shown between the two. */
  children?: ReactNode;
}

/** The fields for a member's name and role. */
export function MemberFields({ form: { values, errors, input, set }, children }: MemberFieldsProps) {
  const t = useTranslations();
  return (
    <>
      <Field label={t('people.name')} error={errors['name']} required>
        <TextInput {...input('name')} autoComplete="off" />
      </Field>
      {children}
      <Field label={t('people.role')} hint={t(`role.${values.role}.hint`)} error={errors['role']}>
        <Select
          value={values.role}
          onValueChange={(role) => set('role', role)}
          options={STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      </Field>
    </>
  );
}
