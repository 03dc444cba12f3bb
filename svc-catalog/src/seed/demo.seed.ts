import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  artistTexts,
  artworkTexts,
  attractionTexts,
  guideTexts,
  type ItemPage,
  inCurrency,
  type Money,
  packageTexts,
  translationsOf,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ArtistRepository } from '../artworks/artist.repository.js';
import { ArtworkChanges } from '../artworks/artwork.changes.js';
import { AttractionChanges } from '../attractions/attraction.changes.js';
import { AttractionRepository } from '../attractions/attraction.repository.js';
import { CatalogConfig } from '../config.js';
import { GuideEntity } from '../guides/guide.entity.js';
import { GuideRepository } from '../guides/guide.repository.js';
import { EMPTY_ATTRACTION_PAGE, EMPTY_PACKAGE_PAGE } from '../item-pages/item-page.rules.js';
import { PackageChanges } from '../packages/package.changes.js';
import { PackageRepository } from '../packages/package.repository.js';
import { itineraryDays, listedProviders, stagedDays } from '../packages/package.rules.js';
import { artists } from './artists.js';
import { attractions } from './attractions.js';
import { guides } from './guides.js';
import { packages } from './packages.js';
import { attractionPages } from './pages/attractions.js';
import { packagePages } from './pages.js';
import type { SeededPage } from './seed.types.js';
import { swahili } from './swahili.js';

type IdsBySlug = ReadonlyMap<string, number>;

function pageOf<Page extends ItemPage>(
  seeded: SeededPage<Page> | undefined,
  empty: Page,
  guideIds: IdsBySlug,
): Page {
  if (!seeded) return empty;
  const leading = seeded.guides.flatMap((slug) => guideIds.get(slug) ?? []);
  return { ...empty, ...seeded.page, guideIds: leading };
}

const picture = (group: string, slug: string): string => `/pictures/${group}/${slug}.svg`;

/** Fills an empty catalogue with the demonstration data; ids follow the order of the lists. Runs in one process at a time. */
@Injectable()
export class DemoSeed {
  constructor(
    private readonly database: Database,
    private readonly packages: PackageRepository,
    private readonly packageChanges: PackageChanges,
    private readonly attractions: AttractionRepository,
    private readonly attractionChanges: AttractionChanges,
    private readonly guides: GuideRepository,
    private readonly artists: ArtistRepository,
    private readonly artworkChanges: ArtworkChanges,
    private readonly config: CatalogConfig,
  ) {}

  async run(): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.hasAnything(tx)) return;
      const guideIds = await this.addGuides(tx);
      await this.addPackages(tx, await this.addAttractions(tx, guideIds), guideIds);
      await this.addArtworks(tx);
    });
  }

  private async hasAnything(tx: EntityManager): Promise<boolean> {
    for (const rows of [this.packages, this.attractions, this.guides, this.artists]) {
      if (await rows.exist(tx)) return true;
    }
    return false;
  }

  /** @returns their ids by slug */
  private async addAttractions(tx: EntityManager, guideIds: IdsBySlug): Promise<IdsBySlug> {
    const ids = new Map<string, number>();
    for (const { slug, priceFrom, pricing, ...fields } of attractions) {
      const page = pageOf(attractionPages[slug], EMPTY_ATTRACTION_PAGE, guideIds);
      const { id } = await this.attractionChanges.add(tx, {
        ...fields,
        page,
        translations: translationsOf(attractionTexts({ ...fields, page }), swahili),
        priceFrom: this.price(priceFrom),
        pricing: {
          adult: this.price(pricing.adult),
          child: this.price(pricing.child),
          group: this.price(pricing.group),
        },
        imageUrl: picture('attractions', slug),
      });
      ids.set(slug, id);
    }
    return ids;
  }

  private async addPackages(tx: EntityManager, attractionIds: IdsBySlug, guideIds: IdsBySlug): Promise<void> {
    for (const { slug, attractions: visited, itinerary, providers, price, ...fields } of packages) {
      const page = pageOf(packagePages[slug], EMPTY_PACKAGE_PAGE, guideIds);
      const days = itineraryDays(itinerary);
      const stages = packagePages[slug]?.stages ?? [];
      await this.packageChanges.add(tx, {
        ...fields,
        price: this.price(price),
        agency: fields.agency ?? this.config.BRAND_NAME,
        imageUrl: picture('packages', slug),
        stages,
        page,
        translations: translationsOf(
          packageTexts({ ...fields, itinerary: stagedDays(days, stages), page }),
          swahili,
        ),
        attractionIds: visited.flatMap((attraction) => attractionIds.get(attraction) ?? []),
        itinerary: days,
        providers: listedProviders(
          providers.map((provider) => ({ ...provider, pricePerUnit: this.price(provider.pricePerUnit) })),
          randomUUID,
        ),
      });
    }
  }

  /** @returns their ids by slug */
  private async addGuides(tx: EntityManager): Promise<IdsBySlug> {
    const ids = new Map<string, number>();
    for (const { slug, ...fields } of guides) {
      const guide = GuideEntity.create({
        ...fields,
        photoUrl: picture('guides', slug),
        translations: translationsOf(guideTexts(fields), swahili),
      });
      await this.guides.save(tx, guide);
      ids.set(slug, guide.id);
    }
    return ids;
  }

  /** One of each artist in turn, so that the gallery's first works show different hands. */
  private async addArtworks(tx: EntityManager): Promise<void> {
    const rows: { artistId: number; works: (typeof artists)[number]['artworks'] }[] = [];
    for (const { slug, artworks, ...fields } of artists) {
      const { id } = await this.artworkChanges.addArtist(tx, {
        ...fields,
        photoUrl: picture('artists', slug),
        translations: translationsOf(artistTexts(fields), swahili),
      });
      rows.push({ artistId: id, works: artworks });
    }
    const rounds = Math.max(...rows.map(({ works }) => works.length));
    for (let round = 0; round < rounds; round += 1) {
      for (const { artistId, works } of rows) {
        const work = works[round];
        if (work) await this.addArtwork(tx, artistId, work);
      }
    }
  }

  private async addArtwork(
    tx: EntityManager,
    artistId: number,
    { slug, price, ...fields }: (typeof artists)[number]['artworks'][number],
  ): Promise<void> {
    await this.artworkChanges.add(tx, {
      ...fields,
      price: this.price(price),
      artistId,
      imageUrl: picture('artworks', slug),
      translations: translationsOf(artworkTexts(fields), swahili),
    });
  }

  /** The figure of the demonstration, in whatever currency the brand has. */
  private price<T extends Money | null>(figure: T): T {
    return figure === null ? figure : (inCurrency(figure, this.config.BRAND_CURRENCY) as T);
  }
}
