export { MemoryRouter } from 'react-router-dom';
export { absolute } from './addresses.rules';
export { inLanguage } from './in-language.rules';
export { type Item, itemPage } from './item-page';
export { agency, breadcrumbs, type DataNode, images, offer, type Site } from './structured-data.rules';
export { excerpt, oneLine } from './texts.rules';
