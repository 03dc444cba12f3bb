import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bookings, travelers and revenue by the day of departure, without what was cancelled; kept as `booking_total` is, by
 * the statement that changes a booking. Days are always touched in their order, so that writers on one shard never
 * wait for each other in a circle.
 */
export class DepartureTotals1760100000066 implements MigrationInterface {
  name = 'DepartureTotals1760100000066';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table departure_total (
        day date not null,
        shard integer not null,
        bookings bigint not null,
        travelers bigint not null,
        revenue numeric not null,
        constraint departure_total_pk primary key (day, shard)
      );

      lock table booking in share row exclusive mode; -- nobody books between the count and the triggers
      insert into departure_total (day, shard, bookings, travelers, revenue)
      select preferred_date, 0, count(*), sum(number_of_travelers), sum(total_price)
      from booking where tab <> 'cancelled' group by preferred_date;

      create function add_departure_totals() returns trigger language plpgsql as $$
      begin
        insert into departure_total as total (day, shard, bookings, travelers, revenue)
        select preferred_date, pg_backend_pid() % 8, count(*), sum(number_of_travelers), sum(total_price)
        from added where tab <> 'cancelled'
        group by preferred_date
        order by preferred_date
        on conflict on constraint departure_total_pk do update
          set bookings = total.bookings + excluded.bookings, travelers = total.travelers + excluded.travelers,
            revenue = total.revenue + excluded.revenue;
        return null;
      end $$;

      create function move_departure_totals() returns trigger language plpgsql as $$
      begin
        insert into departure_total as total (day, shard, bookings, travelers, revenue)
        select preferred_date, pg_backend_pid() % 8, sum(bookings), sum(travelers), sum(revenue)
        from (
          select preferred_date, 1 as bookings, number_of_travelers as travelers, total_price as revenue
          from added where tab <> 'cancelled'
          union all
          select preferred_date, -1, -number_of_travelers, -total_price from removed where tab <> 'cancelled'
        ) as change
        group by preferred_date
        having sum(bookings) <> 0 or sum(travelers) <> 0 or sum(revenue) <> 0
        order by preferred_date
        on conflict on constraint departure_total_pk do update
          set bookings = total.bookings + excluded.bookings, travelers = total.travelers + excluded.travelers,
            revenue = total.revenue + excluded.revenue;
        return null;
      end $$;

      create function remove_departure_totals() returns trigger language plpgsql as $$
      begin
        insert into departure_total as total (day, shard, bookings, travelers, revenue)
        select preferred_date, pg_backend_pid() % 8, -count(*), -sum(number_of_travelers), -sum(total_price)
        from removed where tab <> 'cancelled'
        group by preferred_date
        order by preferred_date
        on conflict on constraint departure_total_pk do update
          set bookings = total.bookings + excluded.bookings, travelers = total.travelers + excluded.travelers,
            revenue = total.revenue + excluded.revenue;
        return null;
      end $$;

      create trigger departure_totals_added after insert on booking
        referencing new table as added for each statement execute function add_departure_totals();
      create trigger departure_totals_moved after update on booking
        referencing new table as added old table as removed
        for each statement execute function move_departure_totals();
      create trigger departure_totals_removed after delete on booking
        referencing old table as removed for each statement execute function remove_departure_totals();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger departure_totals_removed on booking;
      drop trigger departure_totals_moved on booking;
      drop trigger departure_totals_added on booking;
      drop function remove_departure_totals, move_departure_totals, add_departure_totals;
      drop table departure_total
    `);
  }
}
