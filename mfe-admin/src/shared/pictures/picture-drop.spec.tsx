import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LARGEST_UPLOAD } from '@safari/contracts';
import { renderPage } from '@safari/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answeredUploads } from '../../testing/answered-uploads';
import { PictureDrop } from './picture-drop';
import { Uploads, useUploads } from './uploads';

const lion = new File(['roar'], 'lion.webp', { type: 'image/webp' });
const zebra = new File(['bark'], 'zebra.webp', { type: 'image/webp' });
const huge = Object.defineProperty(new File([''], 'herd.webp', { type: 'image/webp' }), 'size', {
  value: LARGEST_UPLOAD + 1,
});

function open() {
  const uploads = answeredUploads();
  const onUploaded = jest.fn();
  const Form = () => {
    const { running, begin } = useUploads();
    return (
      <Uploads value={begin}>
        <PictureDrop src="" onUploaded={onUploaded} />
        {running ? 'Wait' : 'Save'}
      </Uploads>
    );
  };
  const { unmount } = renderPage(<Form />);
  return { ...uploads, onUploaded, unmount };
}
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText(/^or drop one here/), { dataTransfer: { files } });
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no picture can be chosen');
  return userEvent.upload(input, file);
};
const bar = () => screen.getByRole('progressbar');
const said = () => screen.queryByRole('alert')?.textContent;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a picture', () => {
  it('that is dropped is sent, shows how far it is, and that it is prepared once all of it is there', async () => {
    const { answer, progress, onUploaded } = open();
    drop(lion);
    expect(bar().getAttribute('aria-label')).toBe('Uploading lion.webp');
    act(() => progress(0.42));
    expect(bar()).toHaveProperty('value', 42);
    expect(bar().getAttribute('aria-valuetext')).not.toBe('Preparing it for the site…');
    act(() => progress(1));
    expect(bar().getAttribute('aria-valuetext')).toBe('Preparing it for the site…');
    expect(screen.getByText('Wait')).toBeTruthy();
    await act(async () => answer('/pictures/uploads/lion.webp'));
    expect(onUploaded.mock.calls).toEqual([['/pictures/uploads/lion.webp']]);
    expect(screen.getByRole('status').textContent).toBe(
      'The picture is uploaded. Save to show it on the site.',
    );
    expect(screen.getByText('Save')).toBeTruthy();
  });

  it('is not chosen among several that are dropped at once', () => {
    const { waiting } = open();
    drop(lion, zebra);
    expect(said()).toBe('Drop one picture at a time.');
    expect(waiting()).toBe(0);
  });

  it('that is too large is not sent', async () => {
    const { waiting } = open();
    await choose(huge);
    expect(said()).toBe('The picture is larger than 10 MB.');
    expect(waiting()).toBe(0);
  });

  it.each<[string, File[], string]>([
    ['one that is too large', [huge], 'The picture is larger than 10 MB.'],
    ['several', [lion, zebra], 'Drop one picture at a time.'],
  ])('whose place %s is to take comes no more, and nobody waits for it', async (_, files, reason) => {
    const { answer, aborted, onUploaded } = open();
    await choose(zebra);
    const place = bar();
    fireEvent.drop(place, { dataTransfer: { files } });
    expect(said()).toBe(reason);
    expect(aborted).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Save')).toBeTruthy();
    await act(async () => answer('/pictures/uploads/zebra.webp'));
    expect(onUploaded).not.toHaveBeenCalled();
    expect(said()).toBe(reason);
  });

  it('that was cancelled comes no more, and nothing is said of it', async () => {
    const { answer, aborted, onUploaded } = open();
    await choose(lion);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    expect(aborted).toHaveBeenCalledTimes(1);
    await act(async () => answer('/pictures/uploads/lion.webp'));
    expect(onUploaded).not.toHaveBeenCalled();
    expect([said(), screen.getByRole('status').textContent]).toEqual([undefined, '']);
  });

  it('is broken off where its form is left', async () => {
    const { aborted, unmount } = open();
    await choose(lion);
    unmount();
    expect(aborted).toHaveBeenCalledTimes(1);
  });

  it('that is refused is so in the words of the server, and in plain ones where somebody in between answers', async () => {
    const { refuse } = open();
    await choose(lion);
    await act(async () =>
      refuse(415, JSON.stringify({ detail: 'Choose a JPEG, PNG, WebP or AVIF picture.' })),
    );
    expect(said()).toBe('Choose a JPEG, PNG, WebP or AVIF picture.');
    await choose(lion);
    expect(said()).toBeUndefined();
    await act(async () => refuse(502, '<h1>Bad Gateway</h1>'));
    expect(said()).toBe('Something went wrong. Please try again.');
  });

  it('whose line was lost says so, and can be sent again', async () => {
    const { loseLine, answer, onUploaded } = open();
    await choose(lion);
    await act(async () => loseLine());
    expect(said()).toBe('The server could not be reached. Nothing is lost: please try again.');
    await choose(lion);
    await act(async () => answer('/pictures/uploads/lion.webp'));
    expect(onUploaded).toHaveBeenCalledTimes(1);
  });
});
