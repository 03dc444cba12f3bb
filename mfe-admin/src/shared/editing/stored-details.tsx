import { Dialog, type RemoteResult } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { StaffRemoteData } from '../staff-remote-data';

export interface StoredDetailsProps<Details> {
  result: RemoteResult<Details>;
  title: string;
  onClose: () => void;
  children: (details: Details) => ReactNode;
}

/** Waits for all of an item before its form opens; what was read once stays, whatever becomes of the item meanwhile. */
export function StoredDetails<Details>({ result, title, onClose, children }: StoredDetailsProps<Details>) {
  const [first, setFirst] = useState(result.data);
  if (first === undefined && result.data !== undefined) setFirst(result.data);
  if (first !== undefined) return children(first);
  return (
    <Dialog open size="xl" steady title={title} onOpenChange={onClose}>
      <StaffRemoteData result={result}>{() => null}</StaffRemoteData>
    </Dialog>
  );
}
