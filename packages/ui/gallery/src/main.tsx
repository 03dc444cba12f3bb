import './gallery.css';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Band,
  Chips,
  Container,
  installStyleNonce,
  PortalScope,
  SectionHeading,
  SkipLink,
  Toaster,
  UiProvider,
} from '../../src/index';
import { ActionsPage } from './actions-page';
import { ContentPage } from './content-page';
import { FieldsPage } from './fields-page';
import { MessagesPage } from './messages-page';
import { OverlaysPage } from './overlays-page';
import { StatesPage } from './states-page';
import { TokensPage } from './tokens-page';
import { WindowPage } from './window-page';

const PAGES: Record<string, () => ReactNode> = {
  Window: WindowPage,
  Tokens: TokensPage,
  Actions: ActionsPage,
  Fields: FieldsPage,
  Overlays: OverlaysPage,
  States: StatesPage,
  Content: ContentPage,
  Messages: MessagesPage,
};
const GROUNDS = ['paper', 'sunk', 'night', 'earth'] as const;

function Gallery() {
  const asked = new URLSearchParams(location.search);
  const [page, setPage] = useState(asked.get('page') ?? 'Window');
  const [density, setDensity] = useState<'airy' | 'dense'>(asked.has('dense') ? 'dense' : 'airy');
  const [ground, setGround] = useState(GROUNDS.find((name) => name === asked.get('ground')) ?? 'paper');
  const Page = PAGES[page] ?? WindowPage;
  return (
    <UiProvider>
      <SkipLink target="main">Skip to the components</SkipLink>
      <nav aria-label="Gallery">
        <Container className="flex flex-wrap gap-4 py-4">
          <Chips
            label="Page"
            value={page}
            onValueChange={setPage}
            options={Object.keys(PAGES).map((name) => ({ value: name, label: name }))}
          />
          <Chips
            label="Density"
            value={density}
            onValueChange={setDensity}
            options={(['airy', 'dense'] as const).map((name) => ({ value: name, label: name }))}
          />
          <Chips
            label="Ground"
            value={ground}
            onValueChange={setGround}
            options={GROUNDS.map((name) => ({ value: name, label: name }))}
          />
        </Container>
      </nav>
      <main id="main" tabIndex={-1}>
        <PortalScope {...(density === 'dense' && { density })}>
          {page === 'Window' ? (
            <Page />
          ) : (
            <Band tone={ground} className="py-10">
              <Container>
                <SectionHeading level={1} size="page" title={page} className="mb-8" />
                <Page />
              </Container>
            </Band>
          )}
        </PortalScope>
      </main>
      <Toaster />
    </UiProvider>
  );
}

installStyleNonce();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
