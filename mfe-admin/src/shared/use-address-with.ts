import { useLocation } from '@safari/web-kit';

/** The current address with other parameters, for a `<Link to>`; an empty value removes its parameter. */
export function useAddressWith(): (changes: Record<string, string>) => { search: string } {
  const { search } = useLocation();
  return (changes) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    return { search: params.toString() };
  };
}
