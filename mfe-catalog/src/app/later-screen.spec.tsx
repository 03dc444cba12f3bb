import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screenFile } from '@safari/web-kit/screen-file';
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { laterScreen } from './later-screen';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'It did not come' : this.props.children;
  }
}

const place = (content: ReactNode) => (
  <Boundary>
    <Suspense fallback="Loading">{content}</Suspense>
  </Boundary>
);
const Journey = () => <h1>Crater and Elephants</h1>;
const journey = () => screen.getByRole('heading', { name: 'Crater and Elephants' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Its file comes when `come` is called. */
function late() {
  let come: () => void = () => undefined;
  const file = () =>
    new Promise<{ Journey: ComponentType }>((resolve) => (come = () => resolve({ Journey })));
  return { Screen: laterScreen(screenFile(file, 'Journey')), come: () => come() };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a screen whose file is late', () => {
  it('stands as the server drew it until that has come, and is joined then', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(place(<Journey />));
    document.body.append(root);
    const drawn = journey();
    const { Screen, come } = late();
    await act(async () => {
      hydrateRoot(root, place(<Screen />));
    });
    await pass(60_000);
    expect(journey()).toBe(drawn);
    come();
    await pass(0);
    expect(journey()).toBe(drawn);
    expect(Object.keys(drawn).some((key) => key.startsWith('__react'))).toBe(true);
    root.remove();
  });

  it('is said so after three seconds where nothing was drawn', async () => {
    const { Screen } = late();
    render(place(<Screen />));
    await pass(2_900);
    expect(screen.getByText('Loading')).toBeTruthy();
    await pass(200);
    expect(screen.getByText('It did not come')).toBeTruthy();
  });
});
