import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the pages of items tell beyond their cards, in columns of its own, so that lists do not carry it. */
export class PagesOfItems1760000100002 implements MigrationInterface {
  name = 'PagesOfItems1760000100002';

  async up(db: QueryRunner): Promise<void> {
    const page = {
      bestMonths: [],
      closedMonths: [],
      seasons: '',
      suits: { minimumAge: null, fitness: 'easy', effort: '', health: '', access: '' },
      questions: [],
      guideIds: [],
    };
    const ofPackage = JSON.stringify({ ...page, notIncluded: [] });
    const ofAttraction = JSON.stringify({ ...page, place: null, pictures: [] });
    await db.query(`
      alter table package
        add column stages jsonb not null default '[]',
        add column page jsonb not null default '${ofPackage}',
        add column translations jsonb not null default '[]';
      alter table attraction
        add column page jsonb not null default '${ofAttraction}',
        add column translations jsonb not null default '[]';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table attraction drop column translations, drop column page;
      alter table package drop column translations, drop column page, drop column stages;
    `);
  }
}
