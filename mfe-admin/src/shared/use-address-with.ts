import { useLocation } from '@safari/web-kit';

/** This address with other parameters, for a `<Link to>`; an empty value takes its parameter away. */
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
