// For containers, which have no npm: `node dist/backup/main.js backup
// restore
// verify`.
import { backup, restore, verify } from './backup.commands.js';

const COMMANDS: Readonly<Record<string, () => Promise<never>>> = { backup, restore, verify };

const [name = ''] = process.argv.splice(2, 1);
const command = COMMANDS[name];
if (!command) throw new Error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
await command();
