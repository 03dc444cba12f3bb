const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the stories by \`npm test -- --only e2e\``);
  return value;
};

/** Where the product under test runs; `npm test` says it. */
export const settings = {
  origin: needed('E2E_ORIGIN'),
  mailbox: needed('E2E_MAILBOX'),
  staffPassword: needed('E2E_STAFF_PASSWORD'),
  // Known only where the product runs as programs of this machine: stories that look behind the gateway need them.
  /** Where each service listens, past the gateway. */
  get services() {
    return JSON.parse(needed('E2E_SERVICES')) as Record<string, string>;
  },
  /** The services' own addresses of the database. */
  get databases() {
    return JSON.parse(needed('E2E_DATABASES')) as Record<string, string>;
  },
  /** The services' own addresses of the broker. */
  get brokers() {
    return JSON.parse(needed('E2E_BROKERS')) as Record<string, string>;
  },
  /** With it the product signs who somebody is. */
  get identityKey() {
    return JSON.parse(needed('E2E_IDENTITY_KEY')) as JsonWebKey;
  },
  chromium: process.env['E2E_CHROMIUM'] ?? '/usr/bin/chromium',
};
