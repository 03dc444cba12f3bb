import {
  asTyped,
  COMMISSION_RATE,
  isBlank,
  isEmail,
  isOnStep,
  OPERATOR_RATING,
  type Operator,
  type OperatorFields,
  type StepRange,
  withoutMarks,
} from '@safari/contracts';
import type { TranslationKey } from '../translations/translations';

/** The form's values: numbers as typed. */
export interface OperatorDraft extends Omit<OperatorFields, 'rating' | 'commissionRate' | 'apiEndpoint'> {
  rating: string;
  commissionRate: string;
  apiEndpoint: string;
}

const BLANK: OperatorDraft = {
  name: '',
  type: 'hotel',
  contactEmail: '',
  contactPhone: '',
  location: '',
  specialties: [''],
  rating: '',
  priceRange: 'mid-range',
  availability: true,
  apiEndpoint: '',
  integrationMethod: 'email',
  commissionRate: '',
  paymentTerms: '',
  notes: '',
};

export function toDraft(operator?: Operator): OperatorDraft {
  if (!operator) return BLANK;
  const { id: _, version: __, ...fields } = operator;
  return {
    ...fields,
    specialties: fields.specialties.length > 0 ? fields.specialties : [''],
    rating: fields.rating?.toString() ?? '',
    commissionRate: fields.commissionRate?.toString() ?? '',
    apiEndpoint: fields.apiEndpoint ?? '',
  };
}

/**
 * The request for a draft: empty specialties are dropped, an empty rating or commission is null, an endpoint is sent
 * only with `api`.
 */
export function toFields(draft: OperatorDraft): OperatorFields {
  return {
    ...draft,
    name: asTyped(draft.name),
    contactEmail: withoutMarks(draft.contactEmail),
    specialties: draft.specialties.map((specialty) => specialty.trim()).filter(Boolean),
    rating: toNumber(draft.rating),
    commissionRate: toNumber(draft.commissionRate),
    apiEndpoint: draft.integrationMethod === 'api' ? draft.apiEndpoint.trim() || null : null,
  };
}

export type OperatorFaults = Partial<Record<keyof OperatorDraft, TranslationKey>>;

export function operatorFaults(draft: OperatorDraft): OperatorFaults {
  return {
    ...(isBlank(draft.name) && { name: 'operator.fault.name' }),
    ...(!isEmail(withoutMarks(draft.contactEmail)) && { contactEmail: 'operator.fault.email' }),
    ...(!isEmptyOrInRange(draft.rating, OPERATOR_RATING) && { rating: 'operator.fault.rating' }),
    ...(!isEmptyOrInRange(draft.commissionRate, COMMISSION_RATE) && {
      commissionRate: 'operator.fault.commission',
    }),
    ...(draft.integrationMethod === 'api' &&
      !URL.canParse(draft.apiEndpoint.trim()) && { apiEndpoint: 'operator.fault.endpoint' }),
  };
}

function toNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function isEmptyOrInRange(text: string, range: StepRange): boolean {
  const value = toNumber(text);
  return value === null || isOnStep(value, range);
}
