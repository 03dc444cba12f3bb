import { wireMoment } from '@safari/service-kit';

/** The fields of `OfficeBooking` of the contracts for `json_build_object`. @param row the name of a row of `booking` */
export const officeBooking = (row: string): string => `
  'id', ${row}.id, 'reference', ${row}.reference, 'itemName', ${row}.item_name, 'customerName', ${row}.customer_name,
  'preferredDate', ${row}.preferred_date, 'status', ${row}.status, 'assignedOperatorId', ${row}.assigned_operator_id,
  'assignedOperatorName', ${row}.assigned_operator_name, 'createdAt', ${wireMoment(`${row}.created_at`)}`;
