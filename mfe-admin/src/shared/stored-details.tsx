import { Dialog, type RemoteResult } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { StaffRemoteData } from './staff-remote-data';

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
