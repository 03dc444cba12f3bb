import type { Operator } from '@safari/contracts';
import type { OperatorEntity } from './operator.entity.js';

/** A row of `operator` as `Operator` of the contracts. */
export const OPERATOR_COLUMNS = `
  operator.id, operator.name, operator.type, operator.contact_email as "contactEmail",
  operator.contact_phone as "contactPhone", operator.location, operator.specialties,
  operator.rating::float8 as rating, operator.price_range as "priceRange", operator.availability,
  operator.api_endpoint as "apiEndpoint", operator.integration_method as "integrationMethod",
  operator.commission_rate::float8 as "commissionRate", operator.payment_terms as "paymentTerms",
  operator.notes, operator.version`;

export function toOperator(operator: OperatorEntity): Operator {
  return {
    id: operator.id,
    name: operator.name,
    type: operator.type,
    contactEmail: operator.contactEmail,
    contactPhone: operator.contactPhone,
    location: operator.location,
    specialties: operator.specialties,
    rating: operator.rating,
    priceRange: operator.priceRange,
    availability: operator.availability,
    apiEndpoint: operator.apiEndpoint,
    integrationMethod: operator.integrationMethod,
    commissionRate: operator.commissionRate,
    paymentTerms: operator.paymentTerms,
    notes: operator.notes,
    version: operator.version,
  };
}
