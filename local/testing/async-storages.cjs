const { AsyncLocalStorage } = require('node:async_hooks');

/**
 * Node hands the store of every `AsyncLocalStorage` that was ever entered from promise to promise, until it is
 * disabled. A worker runs a hundred files of tests, and each brings some of its own (jest's runner, every service's
 * database and letters): those that the file before has entered are disabled here. One that lives on enables itself
 * when it is entered again.
 */
const ENTERED = Symbol.for('safari.entered-storages');

const { prototype } = AsyncLocalStorage;
if (!prototype[ENTERED]) {
  prototype[ENTERED] = new Set();
  for (const way of ['run', 'enterWith']) {
    const enter = prototype[way];
    prototype[way] = function (...args) {
      prototype[ENTERED].add(this);
      return enter.apply(this, args);
    };
  }
}

for (const storage of prototype[ENTERED]) storage.disable();
prototype[ENTERED].clear();
