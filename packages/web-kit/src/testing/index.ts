export { choose } from './choose';
export { renderPage } from './render-page';
export { type Answer, type Answers, type Asked, problem, serve } from './serve';
