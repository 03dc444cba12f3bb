import { Dialog, type RemoteResult } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { StaffRemoteData } from './staff-remote-data';

/** A row as its list has it now; where it has it no more, as it was: to save it is refused then. */
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
 * Waits for an item before its form opens, also for its newest state where an older one is known; what was read once
 * stays, whatever becomes of the item meanwhile.
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
