export { skipToken } from '@reduxjs/toolkit/query/react';
export { useDispatch } from 'react-redux';
export {
  BrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { actionNumber } from './api/action-trace';
export { api, UNTOLD } from './api/api';
export { type Call, type CallMeta, path } from './api/base-query';
export { type CallError, isCallError, serverMessage } from './api/call-error';
export { newIdempotencyKey } from './api/idempotency-key';
export { madeOf } from './api/made-of';
export { makesStale } from './api/makes-stale';
export { linkedPages, type Page } from './api/pages';
export { AppProviders } from './app/app-providers';
export { useBrand } from './brand/use-brand';
export { useCancellationQuery } from './cancellations/cancellation.api';
export { useBookingOffersQuery } from './changes/offers.api';
export { type Currency, createFormat, type Format } from './format/format';
export { useFormat } from './format/use-format';
export type { Drafts } from './forms/draft-box';
export { type DraftOwner, draftsOf, forgetDrafts, keepsTyped, openDrafts } from './forms/drafts';
export { type FieldErrors, fieldErrors } from './forms/field-errors';
export { type Draft, useDraft } from './forms/use-draft';
export { type Form, type FormOptions, useForm } from './forms/use-form';
export { useLiveUpdates } from './live/use-live-updates';
export { logFailure } from './logs/log-failure';
export { type MessagesOf, messageApi } from './messages/message.api';
export { useBookingMessages, useMarkMessagesRead } from './messages/use-booking-messages';
export { type MessageDraft, useMessageDraft } from './messages/use-message-draft';
export { type UnreadMessages, useUnreadMessages } from './messages/use-unread-messages';
export { type BrowserText, browserText, useBrowserText } from './navigation/browser-text';
export { callTo, mailTo } from './navigation/contact-links';
export { useAhead } from './navigation/use-ahead';
export { useDebouncedText } from './navigation/use-debounced-text';
export { useInView } from './navigation/use-in-view';
export { usePageTitle } from './navigation/use-page-title';
export { useUrlState } from './navigation/use-url-state';
export { type PictureSources, pictureSources } from './pictures/picture-sources';
export { RemoteTimeout, withTimeout } from './remotes/remote-loading';
export { RemotePart, type RemotePartProps, RemotesProvider, useRenewal } from './remotes/remote-part';
export type { RemoteFailure, RemoteModule, Remotes } from './remotes/remotes.context';
export { type Admin, AdminProvider, useAdmin } from './session/admin';
export {
  openSessionApi,
  type SessionSide,
  useEndSessionMutation,
  useOpenSessionsQuery,
} from './session/open-session.api';
export { type Session, signInAddress, startSignIn, useSession, useSignOut } from './session/session';
export { settleSignIn } from './session/sign-in-steps';
export { useDraftOwner } from './session/use-draft-owner';
export { createStore, type Store } from './store/store';
export { ItemText, ItemTexts, useItemText, useTextReader } from './translations/item-texts';
export { useLanguage } from './translations/language';
export {
  createTranslations,
  loadTranslations,
  type Translate,
  type TranslationParams,
} from './translations/translations';
