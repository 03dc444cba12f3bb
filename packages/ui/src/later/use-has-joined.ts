import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** False on the server, and in a browser while it joins what the server drew of the caller. */
export const useHasJoined = (): boolean => useSyncExternalStore(never, isInBrowser, isOnServer);
