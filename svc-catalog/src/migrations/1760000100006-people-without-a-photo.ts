import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHARE_CARD = '/pictures/site/share.svg';

/** Guides and artists of whom there is no photo had the site's share card for a face. */
export class PeopleWithoutAPhoto1760000100006 implements MigrationInterface {
  name = 'PeopleWithoutAPhoto1760000100006';

  async up(db: QueryRunner): Promise<void> {
    for (const people of ['guide', 'artist'])
      await db.query(`update ${people} set photo_url = '' where photo_url = $1`, [SHARE_CARD]);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const people of ['guide', 'artist'])
      await db.query(`update ${people} set photo_url = $1 where photo_url = ''`, [SHARE_CARD]);
  }
}
