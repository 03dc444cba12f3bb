export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The format by the bytes themselves, whatever name or header says; undefined for formats that we do not take. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}

/** The first box names the brands that the file follows; those of HEIC, which shares the container, differ. */
function isAvif(bytes: Buffer): boolean {
  if (word(bytes, 4) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128);
  const brands = [word(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(word(bytes, at));
  return brands.includes('avif') || brands.includes('avis');
}

const word = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);
