import { Controller, Get, Header } from '@nestjs/common';
import type { RemoteEntry } from '@safari/contracts';
import { ApiCall } from '@safari/service-kit';
import { REMOTES } from './front-ends.js';

/** What the shell loads at run time: always through this origin, whoever serves the files behind it. */
@Controller('remotes.json')
export class RemotesController {
  @ApiCall('Where the shell finds the front ends', ['RemoteEntry'])
  @Get()
  @Header('cache-control', 'no-cache')
  remotes(): RemoteEntry[] {
    return REMOTES.map((name) => ({ name, entry: `/mfe/${name}/remoteEntry.js` }));
  }
}
