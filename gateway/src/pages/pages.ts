import { Injectable, Logger } from '@nestjs/common';
import { GatewayConfig } from '../config.js';
import { Catalogue } from './catalogue.js';
import type { Page, Site } from './page.js';
import type { Place } from './place.rules.js';
import {
  artistPage,
  artworkPage,
  attractionPage,
  galleryPage,
  landingPage,
  missingPage,
  packagePage,
  plainPage,
} from './public-pages.rules.js';

/** What the page of a place says of itself. */
@Injectable()
export class Pages {
  readonly site: Site;
  private readonly log = new Logger('Pages');

  constructor(
    config: GatewayConfig,
    private readonly catalogue: Catalogue,
  ) {
    this.site = { origin: config.PUBLIC_ORIGIN, brand: config.brand };
  }

  /** Never throws: a page that cannot tell its facts is better than none. */
  async of(place: Place): Promise<Page> {
    try {
      return await this.tell(place);
    } catch (error) {
      this.log.error({ msg: `a page cannot say what it is: ${JSON.stringify(place)}`, err: error });
      return plainPage(this.site);
    }
  }

  private async tell(place: Place): Promise<Page> {
    const { site, catalogue } = this;
    switch (place.kind) {
      case 'landing':
        return landingPage(site);
      case 'gallery':
        return galleryPage(site);
      case 'private':
        return { ...plainPage(site), indexed: false };
      case 'nothing':
        return missingPage(site);
      case 'package':
        return this.one(await catalogue.packages(), ({ id }) => id === place.id, packagePage);
      case 'attraction':
        return this.one(await catalogue.attractions(), ({ id }) => id === place.id, attractionPage);
      case 'artwork':
        return this.one(await catalogue.artworks(), ({ id }) => id === place.id, artworkPage);
      case 'artist':
        return this.one(await catalogue.artworks(), ({ artist }) => artist === place.name, artistPage);
    }
  }

  private one<T>(
    list: readonly T[] | undefined,
    isIt: (item: T) => boolean,
    tell: (site: Site, item: T) => Page,
  ): Page {
    if (!list) return plainPage(this.site);
    const item = list.find(isIt);
    return item ? tell(this.site, item) : missingPage(this.site);
  }
}
