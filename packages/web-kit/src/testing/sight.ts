/**
 * Replaces `IntersectionObserver`, which jsdom does not have.
 * @returns the observed elements, each with a function that sets whether it is in view
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
