/**
 * Stands in for `IntersectionObserver`, which jsdom does not have.
 * @returns what is looked at for being in sight, each with the function that says whether it is
 */
export function watchSight(): Map<Element, (isIntersecting: boolean) => void> {
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  globalThis.IntersectionObserver = class {
    private element: Element | undefined;
    constructor(private readonly heard: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      this.element = element;
      watched.set(element, (isIntersecting) => this.heard([{ isIntersecting }]));
    }
    disconnect() {
      if (this.element) watched.delete(this.element);
    }
  } as unknown as typeof IntersectionObserver;
  return watched;
}
