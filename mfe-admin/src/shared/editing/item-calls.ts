import { path } from '@safari/web-kit';

/**
 * A new item. The idempotency key belongs to its form, so that a retry creates no second item, even with changed
 * fields.
 */
export interface NewItem<Fields> {
  fields: Fields;
  idempotencyKey: string;
}

/** Fields to save, with the version that they are based on. */
export interface ChangedItem<Fields> {
  id: number;
  version: number | undefined;
  fields: Fields;
}

/** The write endpoints of one kind of item. */
export const itemCalls = (url: string) => ({
  create: ({ fields, idempotencyKey }: NewItem<unknown>) => ({
    url,
    method: 'POST' as const,
    body: fields,
    idempotencyKey,
  }),
  update: ({ id, version, fields }: ChangedItem<unknown>) => ({
    url: path(url, id),
    method: 'PUT' as const,
    body: fields,
    ifMatch: version,
  }),
  remove: (id: number) => ({ url: path(url, id), method: 'DELETE' as const }),
});
