const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the stories by \`npm test -- --only e2e\``);
  return value;
};

/** The addresses of the product under test; set by `npm test`. */
export const settings = {
  origin: needed('E2E_ORIGIN'),
  mailbox: needed('E2E_MAILBOX'),
  staffPassword: needed('E2E_STAFF_PASSWORD'),
  // Known only where the product runs as programs of this machine: stories that look behind the gateway need them.
  /** Each service's own address, bypassing the gateway. */
  get services() {
    return JSON.parse(needed('E2E_SERVICES')) as Record<string, string>;
  },
  /** Each service's own database address. */
  get databases() {
    return JSON.parse(needed('E2E_DATABASES')) as Record<string, string>;
  },
  /** Each service's own broker address. */
  get brokers() {
    return JSON.parse(needed('E2E_BROKERS')) as Record<string, string>;
  },
  /** The private key of identity tokens. */
  get identityKey() {
    return JSON.parse(needed('E2E_IDENTITY_KEY')) as JsonWebKey;
  },
  chromium: process.env['E2E_CHROMIUM'] ?? '/usr/bin/chromium',
};
