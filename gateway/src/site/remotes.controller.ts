import { Controller, Get, Header } from '@nestjs/common';
import { REMOTES } from './front-ends.js';

/** What the shell loads at run time: always through this origin, whoever serves the files behind it. */
@Controller('remotes.json')
export class RemotesController {
  @Get()
  @Header('cache-control', 'no-cache')
  remotes(): { name: string; entry: string }[] {
    return REMOTES.map((name) => ({ name, entry: `/mfe/${name}/remoteEntry.js` }));
  }
}
