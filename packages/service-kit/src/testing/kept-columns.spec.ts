import { expect, it } from '@jest/globals';
import { columnFaults, columnsSaid } from './kept-columns.js';

it('knows the columns of a schema and of every one, and takes no other row for them', () => {
  const markdown = [
    '| where         | what it says      | erasing |',
    '| `toys.toy`    | name, address     | deletes |',
    '| table         | columns        |',
    '| ------------- | -------------- |',
    '| `every.inbox` | event_id       |',
    '| `toys.toy`    | id, given_name |',
    '| `tools.tool`  | id             |',
  ].join('\n');
  expect([...columnsSaid(markdown, 'toys')]).toEqual(['inbox.event_id', 'toy.id', 'toy.given_name']);
});

it('names a column that nobody has said anything of, and one that is gone', () => {
  const faults = columnFaults('auth', [{ table: 'user', column: 'shoe_size' }]);
  expect(faults).toContain('user.shoe_size is not in retention.md');
  expect(faults).toContain('user.email is only in retention.md');
});
