export { choose } from './choose';
export { newWindow } from './new-window';
export { renderPage } from './render-page';
export { type Answer, type Answers, problem, type RecordedCall, serve } from './serve';
export { watchSight } from './sight';
