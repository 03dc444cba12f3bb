import { type DynamicModule, Module } from '@nestjs/common';
import { ServiceModule, type ServiceOptions } from '@safari/service-kit';
import { ArtistEntity } from './artworks/artist.entity.js';
import { ArtworkEntity } from './artworks/artwork.entity.js';
import { ArtworksModule } from './artworks/artworks.module.js';
import { AttractionEntity } from './attractions/attraction.entity.js';
import { AttractionsModule } from './attractions/attractions.module.js';
import { CatalogConfig } from './config.js';
import { GuideEntity } from './guides/guide.entity.js';
import { GuidesModule } from './guides/guides.module.js';
import { Catalog1760000100000 } from './migrations/1760000100000-catalog.js';
import { AmountsOfAnyCurrency1760000100001 } from './migrations/1760000100001-amounts-of-any-currency.js';
import { PagesOfItems1760000100002 } from './migrations/1760000100002-pages-of-items.js';
import { LanguagesOfGuidesAndArt1760000100003 } from './migrations/1760000100003-languages-of-guides-and-art.js';
import { GuidesThatChange1760000100004 } from './migrations/1760000100004-guides-that-change.js';
import { ArtistsThatChange1760000100005 } from './migrations/1760000100005-artists-that-change.js';
import { PeopleWithoutAPhoto1760000100006 } from './migrations/1760000100006-people-without-a-photo.js';
import { PackageEntity } from './packages/package.entity.js';
import { PackagesModule } from './packages/packages.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { SeedModule } from './seed/seed.module.js';

@Module({})
export class AppModule {
  static forRoot(
    config: CatalogConfig,
    options: Pick<ServiceOptions, 'databaseTimeouts'> = {},
  ): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        ServiceModule.forRoot({
          name: 'svc-catalog',
          about: 'Packages, attractions, guides, local art',
          config,
          entities: [PackageEntity, AttractionEntity, GuideEntity, ArtistEntity, ArtworkEntity],
          migrations: [
            Catalog1760000100000,
            AmountsOfAnyCurrency1760000100001,
            PagesOfItems1760000100002,
            LanguagesOfGuidesAndArt1760000100003,
            GuidesThatChange1760000100004,
            ArtistsThatChange1760000100005,
            PeopleWithoutAPhoto1760000100006,
          ],
          ...options,
        }),
        PackagesModule,
        AttractionsModule,
        GuidesModule,
        ArtworksModule,
        PicturesModule,
        SeedModule,
      ],
      providers: [{ provide: CatalogConfig, useValue: config }],
      exports: [CatalogConfig],
    };
  }
}
