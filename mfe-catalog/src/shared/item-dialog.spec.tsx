import { describe, expect, it, jest } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemDialog } from './item-dialog';

function open(item: { name: string } | undefined, of: 'itinerary' | 'attraction' = 'itinerary') {
  serve({});
  const close = jest.fn();
  renderPage(
    <ItemDialog of={of} item={item} title={({ name }) => name} onClose={close}>
      {({ name }) => <p>{`All of ${name}`}</p>}
    </ItemDialog>,
  );
  return { close };
}

describe('the dialog of something on offer', () => {
  it('is named after it and shows it', async () => {
    open({ name: 'Northern Circuit' });
    expect(await screen.findByRole('dialog', { name: 'Northern Circuit' })).toBeTruthy();
    expect(screen.getByText('All of Northern Circuit')).toBeTruthy();
  });

  it('says of what is not offered any more that it is not, and is left as any other', async () => {
    const { close } = open(undefined);
    await screen.findByRole('dialog', { name: 'This package is not offered any more' });
    expect(screen.getAllByText('This package is not offered any more')).toHaveLength(1);
    expect(screen.getByText(/Have a look at all packages/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See All Packages' }).getAttribute('href')).toBe(
      '/?packages=all#packages',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('leads from an attraction that is not offered any more to the others', async () => {
    open(undefined, 'attraction');
    const way = await screen.findByRole('link', { name: 'All Attractions' });
    expect(way.getAttribute('href')).toBe('/#attractions');
  });

  const awaited = (list: { isError: boolean; refetch: () => void }) =>
    renderPage(
      <ItemDialog<{ name: string }>
        of="itinerary"
        item={undefined}
        list={list}
        name="Northern Circuit"
        title={({ name }) => name}
        onClose={() => undefined}
      >
        {() => null}
      </ItemDialog>,
    );

  it('is named at once after what is still on its way', async () => {
    awaited({ isError: false, refetch: () => undefined });
    await screen.findByRole('dialog', { name: 'Northern Circuit' });
    expect(screen.queryByText(/not offered any more/)).toBeNull();
  });

  it('asks again for what did not come', async () => {
    const refetch = jest.fn();
    awaited({ isError: true, refetch });
    expect(await screen.findByText('The packages could not be loaded')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
