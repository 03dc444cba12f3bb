// Loaded into a service before its own code (`--import`), to make it the next version, whose only difference is the
// migration in `NEXT_VERSION`.
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The service's own copy.
const { DataSource } = createRequire(join(process.cwd(), 'package.json'))('typeorm');

class NextVersion9000000000000 {
  name = 'NextVersion9000000000000';

  async up(db) {
    await db.query(process.env.NEXT_VERSION);
  }

  async down() {
    throw new Error('nobody goes back');
  }
}

const initialize = Reflect.get(DataSource.prototype, 'initialize');
DataSource.prototype.initialize = function withOneMore() {
  const { migrations = [] } = this.options;
  if (!migrations.includes(NextVersion9000000000000))
    this.setOptions({ migrations: [...migrations, NextVersion9000000000000] });
  return Reflect.apply(initialize, this, []);
};
