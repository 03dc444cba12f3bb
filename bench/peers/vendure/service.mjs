// A default Vendure shop, without plugins or a worker. Gets its database from DATABASE; sends its address to its
// parent.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, DefaultLogger, dummyPaymentHandler, LanguageCode, LogLevel } from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';

process.env.VENDURE_DISABLE_TELEMETRY = 'true'; // no telemetry

const config = {
  apiOptions: {
    cors: false,
    hostname: '127.0.0.1',
    port: 0,
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'bench', password: 'bench' } },
  customFields: {
    Product: [
      { name: 'imageUrl', type: 'string' },
      { name: 'location', type: 'string' },
      { name: 'days', type: 'text', list: true },
    ],
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.DATABASE,
    synchronize: true, // creates the tables from the entities
    logging: false,
    extra: { max: 16 },
  },
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
};

const initial = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Africa',
  countries: [{ name: 'Tanzania', code: 'TZ', zone: 'Africa' }],
  taxRates: [{ name: 'Standard Tax', percentage: 18 }],
  shippingMethods: [{ name: 'Nothing to ship', price: 0 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const COLUMNS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
  'product:imageUrl',
  'product:location',
  'product:days',
];

/**
 * One product as a row of Vendure's import, in which `
 * ` and `:` are separators.
 */
function row({ name, description, imageUrl, location, price, days, features }, index) {
  const plain = (text) => text.replaceAll(/[|:]/g, ' ');
  const facets = features.map(({ kind, text }) => `${kind}:${plain(text)}`).join('|');
  const told = days.map((day) => plain(`${day.title}. ${day.description}`)).join('|');
  const fields = {
    name,
    description,
    facets,
    price,
    slug: `product-${index}`,
    sku: `P${index}`,
    taxCategory: 'standard',
    stockOnHand: 1_000_000_000,
    trackInventory: 'false',
    'product:imageUrl': imageUrl,
    'product:location': location,
    'product:days': told,
  };
  return COLUMNS.map((column) => `"${String(fields[column] ?? '').replaceAll('"', '""')}"`).join(',');
}

process.send('ready');
const [offered] = await once(process, 'message');
const folder = mkdtempSync(join(tmpdir(), 'safari-vendure-'));
const file = join(folder, 'products.csv');
writeFileSync(file, [COLUMNS.join(','), ...offered.map(row)].join('\n'));
const app = await populate(
  () => bootstrap({ ...config, importExportOptions: { importAssetsDir: folder } }),
  initial,
  file,
);
rmSync(folder, { recursive: true });
process.send(`http://127.0.0.1:${app.getHttpServer().address().port}`);
