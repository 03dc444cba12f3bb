import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What all reviews of an item say together, kept by the statement that changes bookings or reviews, so that the public
 * reads a few rows at any number of trips. The bookings' rows are held meanwhile: whoever changes their status and
 * whoever changes their reviews count one after the other. Eight shards keep concurrent writers apart. A review names
 * its item, so that the newest of one are found at once.
 */
export class ReviewTotals1760100000067 implements MigrationInterface {
  name = 'ReviewTotals1760100000067';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table customer_review add column booking_type text, add column item_id integer;
      update customer_review r set booking_type = b.booking_type, item_id = b.item_id
      from booking b where b.id = r.booking_id;
      alter table customer_review alter column booking_type set not null, alter column item_id set not null;
      create index customer_review_of_item on customer_review (booking_type, item_id, created_at desc, id desc)
        where withheld_ground is null;

      create table review_total (
        shard integer not null,
        booking_type text not null,
        item_id integer not null,
        invited bigint not null,
        answered bigint not null,
        withheld bigint not null,
        -- of those that are not withheld
        stars bigint not null,
        constraint review_total_pk primary key (shard, booking_type, item_id)
      );

      ${countTraveled('count_traveled_added', `select id, booking_type, item_id, status, null as former from added`)};
      ${countTraveled(
        'count_traveled_moved',
        `select id, a.booking_type, a.item_id, a.status, r.status as former
         from added a join removed r using (id) where a.status <> r.status`,
      )};
      ${countTraveled('count_traveled_removed', `select id, booking_type, item_id, null as status, status as former from removed`)};
      create trigger booking_traveled_added after insert on booking
        referencing new table as added for each statement execute function count_traveled_added();
      create trigger booking_traveled_moved after update on booking
        referencing new table as added old table as removed
        for each statement execute function count_traveled_moved();
      create trigger booking_traveled_removed after delete on booking
        referencing old table as removed for each statement execute function count_traveled_removed();

      ${countReviews('count_reviews_added', reviewsOf('added', 1))};
      ${countReviews('count_reviews_changed', `${reviewsOf('added', 1)} union all ${reviewsOf('removed', -1)}`)};
      ${countReviews('count_reviews_removed', reviewsOf('removed', -1))};
      create trigger customer_review_added after insert on customer_review
        referencing new table as added for each statement execute function count_reviews_added();
      create trigger customer_review_changed after update on customer_review
        referencing new table as added old table as removed
        for each statement execute function count_reviews_changed();
      create trigger customer_review_removed after delete on customer_review
        referencing old table as removed for each statement execute function count_reviews_removed();

      insert into review_total (shard, booking_type, item_id, invited, answered, withheld, stars)
      select 0, b.booking_type, b.item_id, count(*), count(r.id), count(r.withheld_ground),
        coalesce(sum(r.overall_rating) filter (where r.withheld_ground is null), 0)
      from booking b left join customer_review r on r.booking_id = b.id
      where b.status = 'completed' or (b.status = 'in_progress' and r.id is not null)
      group by b.booking_type, b.item_id;

      drop index booking_traveled_of
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create index booking_traveled_of on booking (booking_type, item_id)
        where status in ('in_progress', 'completed');
      drop trigger customer_review_removed on customer_review;
      drop trigger customer_review_changed on customer_review;
      drop trigger customer_review_added on customer_review;
      drop trigger booking_traveled_removed on booking;
      drop trigger booking_traveled_moved on booking;
      drop trigger booking_traveled_added on booking;
      drop function count_reviews_removed, count_reviews_changed, count_reviews_added, count_traveled_removed,
        count_traveled_moved, count_traveled_added;
      drop table review_total;
      drop index customer_review_of_item;
      alter table customer_review drop column booking_type, drop column item_id
    `);
  }
}

const INTO_TOTALS = `insert into review_total as total (shard, booking_type, item_id, invited, answered, withheld, stars)
  select pg_backend_pid() % 8,`;
const TOGETHER = `on conflict on constraint review_total_pk do update set
  invited = total.invited + excluded.invited, answered = total.answered + excluded.answered,
  withheld = total.withheld + excluded.withheld, stars = total.stars + excluded.stars`;

/**
 * A completed trip counts by itself, one that was reopened by the review that was written of it.
 * @param changes bookings with the status that they have and had
 */
function countTraveled(name: string, changes: string): string {
  const invited = (status: string) =>
    `case ${status} when 'completed' then 1 when 'in_progress' then (r.id is not null)::integer else 0 end`;
  const answered = (status: string) =>
    `(r.id is not null and coalesce(${status} in ('in_progress', 'completed'), false))::integer`;
  return `
    create function ${name}() returns trigger language plpgsql as $$
    begin
      ${INTO_TOTALS} booking_type, item_id, sum(invited), sum(answered),
        sum(case when withheld_ground is null then 0 else answered end),
        sum(case when withheld_ground is null then answered * coalesce(overall_rating, 0) else 0 end)
      from (
        select c.booking_type, c.item_id, r.withheld_ground, r.overall_rating,
          ${invited('c.status')} - ${invited('c.former')} as invited, ${answered('c.status')} - ${answered('c.former')} as answered
        from (${changes}) as c left join customer_review r on r.booking_id = c.id
      ) as change
      where invited <> 0 or answered <> 0
      group by booking_type, item_id order by booking_type, item_id
      ${TOGETHER};
      return null;
    end $$`;
}

const reviewsOf = (table: 'added' | 'removed', sign: 1 | -1): string => `
  select booking_id, booking_type, item_id, ${sign} as answered,
    ${sign} * (withheld_ground is not null)::integer as withheld,
    ${sign} * case when withheld_ground is null then overall_rating else 0 end as stars
  from ${table}`;

/** @param changes reviews with what each adds */
const countReviews = (name: string, changes: string): string => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    perform from booking where id in (select booking_id from (${changes}) as change) order by id for share;
    ${INTO_TOTALS} c.booking_type, c.item_id,
      sum(case b.status when 'in_progress' then answered else 0 end), sum(answered), sum(withheld), sum(stars)
    from (${changes}) as c join booking b on b.id = c.booking_id
    where b.status in ('in_progress', 'completed')
    group by c.booking_type, c.item_id order by c.booking_type, c.item_id
    ${TOGETHER};
    return null;
  end $$`;
