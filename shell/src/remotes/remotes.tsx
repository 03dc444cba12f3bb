import { PortalScope } from '@safari/ui';
import type { RemoteFailure, Remotes } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { loadRemotePart } from './load-remote';

function Place({ remote, children }: { remote: string; children: ReactNode }) {
  return <PortalScope name={remote}>{children}</PortalScope>;
}

function Loading() {
  return <output>Loading...</output>;
}

function Failed({ retry }: RemoteFailure) {
  return (
    <div role="alert">
      <p>This part of the page could not be loaded.</p>
      <button type="button" onClick={retry}>
        Try Again
      </button>
    </div>
  );
}

export const remotes: Remotes = { load: loadRemotePart, Place, Loading, Failed };
