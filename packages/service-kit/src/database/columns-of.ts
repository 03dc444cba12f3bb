import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';

/** A moment as the wire writes it: ISO 8601 in UTC. */
const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** What a query selects to read rows of an entity under its fields' own names, moments as the wire writes them. */
export function columnsOf<T extends object>(entity: Type<T>, leftOut: readonly (keyof T)[] = []): string {
  const storage = getMetadataArgsStorage();
  const table = storage.tables.find(({ target }) => target === entity)?.name;
  if (!table) throw new Error(`${entity.name} is no entity with a table of its own name`);
  return storage
    .filterColumns(entity)
    .filter(({ propertyName }) => !leftOut.includes(propertyName as keyof T))
    .map(({ propertyName, options: { name = propertyName, type } }) => {
      const column = `${table}.${name}`;
      const value = type === 'timestamptz' ? `to_char(${column} at time zone 'UTC', ${MOMENT})` : column;
      return `${value} as "${propertyName}"`;
    })
    .join(', ');
}
