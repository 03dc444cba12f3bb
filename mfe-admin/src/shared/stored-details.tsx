import { Dialog, type RemoteResult } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { StaffRemoteData } from './staff-remote-data';

/** The current row of the list; if it is gone, the given one, whose save the server will refuse. */
export const newestOf = <Row extends { id: number | string }>(rows: readonly Row[], row: Row): Row =>
  rows.find(({ id }) => id === row.id) ?? row;

export interface StoredDetailsProps<Details> {
  result: RemoteResult<Details>;
  title: string;
  size?: 'lg' | 'xl';
  onClose: () => void;
  children: (details: Details) => ReactNode;
}

/**
 * Waits until an item is loaded and up to date before its form opens; from then on, the form keeps that state, whatever
 * happens to the item.
 */
export function StoredDetails<Details>({
  result,
  title,
  size = 'xl',
  onClose,
  children,
}: StoredDetailsProps<Details>) {
  const newest = result.isFetching || result.isError ? undefined : result.data;
  const [first, setFirst] = useState(newest);
  if (first === undefined && newest !== undefined) setFirst(newest);
  if (first !== undefined) return children(first);
  return (
    <Dialog open size={size} steady title={title} onOpenChange={onClose}>
      <StaffRemoteData result={{ ...result, data: newest }}>{() => null}</StaffRemoteData>
    </Dialog>
  );
}
