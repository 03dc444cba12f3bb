export {
  OpenedMenu,
  OpenedMenuItem,
  OpenedSubMenu,
} from './actions/menu-opened';
export { OpenedSelect } from './fields/select-opened';
export { ShownToasts } from './notices/toasts-shown';
export { OpenedConfirm } from './overlays/confirm-opened';
export { OpenedDialog, OpenedDialogClose } from './overlays/dialog-opened';
