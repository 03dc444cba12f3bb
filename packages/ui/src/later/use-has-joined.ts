import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/** False on the server, and in the browser until the calling component has joined its drawn HTML. */
export const useHasJoined = (): boolean => useSyncExternalStore(never, isInBrowser, isOnServer);
