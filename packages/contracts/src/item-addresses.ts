/** The one address of a package's page: `/packages/4-the-northern-circuit`. */
export const packagePath = ({ id, name }: { id: number; name: string }): string =>
  `/packages/${numbered(id, name)}`;

export const attractionPath = ({ id, name }: { id: number; name: string }): string =>
  `/attractions/${numbered(id, name)}`;

const LONGEST_NAME = 80;

/** Letters outside of ASCII are left out: addresses are copied, printed and read aloud. */
function numbered(id: number, name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '');
  return words === '' ? String(id) : `${id}-${words}`;
}

/** The id in `4-the-northern-circuit`; undefined without one. */
export function readNumbered(address: string | undefined): number | undefined {
  const id = /^(\d{1,9})(?:-|$)/.exec(address ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}
