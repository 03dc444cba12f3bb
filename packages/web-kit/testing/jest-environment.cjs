const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has no fetch family and no cryptography; react-router needs TextEncoder at import, RTK Query needs the fetch
// family of one realm.
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

// jsdom has no layout: everything counts as visible
class EverythingInView {
  constructor(callback) {
    this.callback = callback;
  }
  observe(target) {
    this.callback([{ target, isIntersecting: true }], this);
  }
  unobserve() {}
  disconnect() {}
}

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of MISSING) this.global[name] = globalThis[name];
    this.global.IntersectionObserver = EverythingInView;
    this.global.ResizeObserver = NothingResizes;
    Object.assign(this.global.Element.prototype, {
      hasPointerCapture: () => false,
      releasePointerCapture() {},
      scrollIntoView() {},
    });
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    this.global.Performance.prototype.getEntriesByType = () => []; // jsdom times nothing
    const page = this.dom.window.location.href;
    // Node's Request refuses '/api/…': resolve it as a browser would
    this.global.Request = class extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page) : input, init);
      }
    };
  }
};
