import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { StaffSession } from '@safari/contracts';
import { api } from '../api/api';
import { isSameMember, knownMember, staffApi } from './admin';
import { knownUser, sessionApi } from './session';
import { staffHint } from './staff-hint';

const { currentUser } = sessionApi.endpoints;
const { staffSession, staffSignOut } = staffApi.endpoints;
const userIn = currentUser.select();
const memberIn = staffSession.select();
type State = Parameters<typeof userIn>[0] & Parameters<typeof memberIn>[0];

/**
 * Drops one person's cached data as soon as the server names another person, in whichever tab that one signed in. Who
 * is signed in stays cached; a session answer that a newer one has replaced is ignored.
 */
export function createPersonWatch() {
  const watch = createListenerMiddleware<State>();
  let customer: string | undefined;
  let member: StaffSession | undefined;

  watch.startListening({
    matcher: currentUser.matchFulfilled,
    effect: ({ meta }, store) => {
      const { data: user, requestId } = userIn(store.getState());
      if (requestId !== meta.requestId) return;
      const isOther = customer !== undefined && customer !== user?.id;
      // signed out, with staff at work: no screen shows the customer's data, and staff must not lose their screen
      if (isOther && !user && (staffHint.isGiven() || member)) return;
      customer = user?.id;
      if (isOther) store.dispatch(dropAnswers);
    },
  });
  watch.startListening({
    matcher: staffSession.matchFulfilled,
    effect: ({ meta }, store) => {
      const { data: named, requestId } = memberIn(store.getState());
      if (requestId !== meta.requestId || !named) return; // the same member may sign in again and return to their screen
      const isOther = member !== undefined && !isSameMember(member, named);
      member = named;
      if (isOther) store.dispatch(dropAnswers);
    },
  });
  watch.startListening({
    matcher: staffSignOut.matchFulfilled, // sign-out itself drops everything
    effect: () => {
      member = undefined;
    },
  });
  return watch.middleware;
}

function dropAnswers(dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): void {
  const { data: user } = userIn(getState());
  const { data: member } = memberIn(getState());
  dispatch(api.util.resetApiState());
  if (user !== undefined) dispatch(knownUser(user));
  if (member) dispatch(knownMember(member));
}
