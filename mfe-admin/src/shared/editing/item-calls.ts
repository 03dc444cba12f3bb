import { path } from '@safari/web-kit';

/** A new item. The key is its form's own: what was sent once is there once, also where its fields were changed since. */
export interface NewItem<Fields> {
  fields: Fields;
  idempotencyKey: string;
}

/** Fields to be saved over the version that was seen. */
export interface ChangedItem<Fields> {
  id: number;
  version: number | undefined;
  fields: Fields;
}

/** The calls by which the items of one kind are written. */
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
