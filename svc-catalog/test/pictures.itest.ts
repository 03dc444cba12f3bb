import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LARGEST_UPLOAD, type Problem, pictureSet, type UploadedPicture } from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
import sharp from 'sharp';
import { CatalogConfig } from '../src/config.js';
import { refusalOf } from '../src/pictures/picture.rendition.js';
import { addPackage, customer, staff, startCatalog } from './catalog.js';
import { fromATelephone, photograph } from './photographs.js';

let app: TestService;
beforeAll(async () => {
  app = await startCatalog();
});
afterAll(() => app.close());

const upload = <T = UploadedPicture>(bytes: Buffer, type = 'application/octet-stream', as = staff) =>
  app.call<T>({ method: 'POST', url: '/api/pictures', as, body: bytes, headers: { 'content-type': type } });

const served = async (url: string) => {
  const answer = await app.app.inject({ method: 'GET', url });
  return { ...answer, status: answer.statusCode, bytes: answer.rawPayload };
};

async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const kept = (): Promise<string[]> => readdir(app.app.get(CatalogConfig).PICTURES_DIR ?? '');

describe('a picture that staff upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is served as WebP in three widths: %s',
    async (format) => {
      const { status, body } = await upload(await photograph(2400, 1600).toFormat(format).toBuffer());
      expect([status, body.width, body.height]).toEqual([201, 1920, 1280]);
      expect(body.imageUrl).toMatch(/^\/pictures\/uploads\/[0-9a-f]{32}-1920\.webp$/);
      for (const { url, width } of pictureSet(body.imageUrl).scaled) {
        const { bytes, headers } = await served(url);
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'content-length': String(bytes.length),
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: 'webp',
          width,
          height: (width * 2) / 3,
        });
      }
    },
  );

  it('has a share card in a format that every site shows', async () => {
    const { body } = await upload(await photograph(900, 1600).png().toBuffer());
    const { bytes, headers } = await served(pictureSet(body.imageUrl).share ?? '');
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('stands upright and tells nothing of who took it where', async () => {
    const { body } = await upload(await fromATelephone(1200, 800), 'image/jpeg');
    expect(body).toMatchObject({ width: 800, height: 1200 });
    const { bytes } = await served(body.imageUrl);
    const facts = await sharp(bytes).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(bytes.includes('Amina')).toBe(false);
    // Turned by a quarter to the right, the sun is no longer at the upper left but at the upper right.
    expect((await colourAt(bytes, 700, 100))[0]).toBeGreaterThan(230);
    expect((await colourAt(bytes, 100, 100))[0]).toBeLessThan(200);
  });

  it('is in the colours of the web, whatever its own were', async () => {
    const wide = await photograph(800, 600).withIccProfile('p3').png().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { bytes } = await served((await upload(wide)).body.imageUrl);
    const sky = await colourAt(bytes, 600, 100);
    expect(sky.map((part) => Math.round(part / 10))).toEqual([13, 18, 22]);
  });

  it('may end its header a little wrong, as many telephones write it', async () => {
    const bytes = await photograph(1200, 800).jpeg().toBuffer();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    const lastCoefficient = scan + 6 + 2 * (bytes[scan + 4] ?? 0);
    expect(bytes[lastCoefficient]).toBe(63);
    bytes[lastCoefficient] = 0;
    const { status, body } = await upload(bytes);
    expect([status, body.width, body.height]).toEqual([201, 1200, 800]);
    const sun = await colourAt((await served(body.imageUrl)).bytes, 100, 100);
    expect(sun[0]).toBeGreaterThan(230);
  });

  it('is never enlarged', async () => {
    const { body } = await upload(await photograph(300, 200).png().toBuffer());
    expect(body).toMatchObject({ width: 300, height: 200 });
    expect(pictureSet(body.imageUrl).scaled.map(({ width }) => width)).toEqual([300]);
  });

  it('stands still: of a film its first frame is kept', async () => {
    const frames = ['#aa2222', '#22aa22'].map((background) =>
      sharp({ create: { width: 640, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const film = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(2);
    const { body } = await upload(film);
    const { dominant } = await sharp((await served(body.imageUrl)).bytes).stats();
    expect(body).toMatchObject({ width: 640, height: 400 });
    expect(dominant.r).toBeGreaterThan(dominant.g);
  });

  it('keeps what is transparent so, and shows the ground of our pages through it on a share card', async () => {
    const clear = {
      width: 640,
      height: 400,
      channels: 4 as const,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    };
    const { body } = await upload(await sharp({ create: clear }).png().toBuffer());
    expect((await sharp((await served(body.imageUrl)).bytes).stats()).isOpaque).toBe(false);
    const card = await served(pictureSet(body.imageUrl).share ?? '');
    const { channels } = await sharp(card.bytes).stats();
    expect(channels.every(({ min }) => min > 235)).toBe(true);
  });

  it('is one picture however often and however many at once send it', async () => {
    const bytes = await photograph(1000, 700).jpeg().toBuffer();
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(bytes)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.imageUrl)).size).toBe(1);
    expect((await kept()).length - before.length).toBe(4);
    expect((await kept()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('can be the picture of a package', async () => {
    const { body } = await upload(await photograph(1000, 700).webp().toBuffer());
    expect((await addPackage(app, { imageUrl: body.imageUrl })).imageUrl).toBe(body.imageUrl);
  });
});

describe('an upload is refused', () => {
  const refusal = async (bytes: Buffer, type?: string) => {
    const before = await kept();
    const { status, body } = await upload<Problem>(bytes, type);
    expect(await kept()).toEqual(before);
    return { status, code: body.code, detail: body.detail };
  };
  const unsupported = {
    status: 415,
    code: 'unsupported',
    detail: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  };
  const unreadable = {
    status: 422,
    code: 'unreadable',
    detail: 'The picture cannot be read: it is damaged or not complete.',
  };

  it('when it is of another kind, whatever its header says', async () => {
    const gif = await photograph(64, 64).gif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [gif, svg, Buffer.from('Karibu'), Buffer.alloc(0)]) {
      expect(await refusal(bytes, 'image/jpeg')).toEqual(unsupported);
    }
  });

  it('when its header says that it is no file at all', async () => {
    const picture = await photograph(64, 64).png().toBuffer();
    expect(await refusal(picture, 'text/html')).toEqual({
      ...unsupported,
      detail: 'A body of this kind is not taken here.',
    });
  });

  it('when only its beginning is a picture', async () => {
    const whole = await photograph(1600, 1200).jpeg({ quality: 95 }).toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toEqual(unreadable);
    expect(await refusal(Buffer.concat([whole.subarray(0, 3), Buffer.from('Karibu')]))).toEqual(unreadable);
    for (const format of ['png', 'webp', 'avif'] as const) {
      const bytes = await photograph(1600, 1200).toFormat(format).toBuffer();
      expect(await refusal(bytes.subarray(0, bytes.length / 2))).toEqual(unreadable);
    }
  });

  it('in whose log stands why it was not decoded: the fault may be ours', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    try {
      const whole = await photograph(1600, 1200).jpeg().toBuffer();
      await refusal(whole.subarray(0, whole.length / 2));
      const [entry] = warn.mock.calls[0] as [{ msg: string; err: unknown }];
      expect([entry.msg, String(entry.err)]).toEqual([
        'a picture was not decoded',
        expect.stringMatching(/premature end/i),
      ]);
      warn.mockClear();
      await refusal(Buffer.from('Karibu'));
      expect(warn).not.toHaveBeenCalled();
    } finally {
      warn.mockRestore();
    }
  });

  it('when decoding takes too long, which is not called damaged', async () => {
    const late = photograph(4000, 4000).median(25).timeout({ seconds: 1 }).raw().toBuffer();
    const refused = refusalOf(
      await late.then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    expect([refused.kind, refused.message]).toEqual([
      'unreadable',
      'The picture takes too long to be read. Save it with fewer pixels, or try again later.',
    ]);
    expect(refusalOf(new Error('Input buffer has corrupt header')).message).toBe(unreadable.detail);
  });

  it('when it is larger than 10 MB, as soon as it is', async () => {
    const much = Buffer.alloc(LARGEST_UPLOAD + 1);
    Buffer.from([0xff, 0xd8, 0xff]).copy(much);
    expect(await refusal(much)).toEqual({
      status: 413,
      code: 'too_large',
      detail: 'The picture is larger than 10 MB.',
    });
    expect(await refusal(much.subarray(0, LARGEST_UPLOAD))).toEqual(unreadable);
  });

  it('when it would unpack to more than is sensible', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toEqual({
      ...unreadable,
      detail: 'The picture has more than 50 million pixels.',
    });
  });

  it('when the body is no file', async () => {
    const { status, body } = await app.post<Problem>('/api/pictures', { imageUrl: 'x' });
    expect([status, body.detail]).toEqual([415, 'Send the file itself as the body.']);
  });

  it('to everybody but staff', async () => {
    const bytes = await photograph(64, 64).png().toBuffer();
    const { status } = await upload(bytes, 'image/png', customer as never);
    expect(status).toBe(403);
    const nobody = await app.call({
      method: 'POST',
      url: '/api/pictures',
      body: bytes,
      headers: { 'content-type': 'image/png' },
    });
    expect(nobody.status).toBe(401);
  });
});

describe('the address of an uploaded picture', () => {
  it.each([
    `${'0'.repeat(32)}-480.webp`,
    `${'0'.repeat(32)}-480.webp.part`,
    '..%2F..%2Fpackage.json',
    '%2e%2e%2fetc%2fpasswd',
    '..%5c..%5cpackage.json',
  ])('leads nowhere else: %s', async (name) => {
    const { status, headers } = await served(`/pictures/uploads/${name}`);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});
