import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts and revenue by type and tab, kept by the statement that changes a booking, so that the summary reads a few
 * rows at any size. Eight shards by connection keep concurrent writers apart; tabs are always touched in the order in
 * which a booking passes through them, so that writers on one shard never wait for each other in a circle.
 */
export class BookingTotals1760100000001 implements MigrationInterface {
  name = 'BookingTotals1760100000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table booking_total (
        shard integer not null,
        booking_type text not null,
        tab text not null,
        bookings bigint not null,
        revenue numeric(20,2) not null,
        constraint booking_total_pk primary key (shard, booking_type, tab)
      );

      create function add_booking_totals() returns trigger language plpgsql as $$
      begin
        insert into booking_total as total (shard, booking_type, tab, bookings, revenue)
        select pg_backend_pid() % 8, booking_type, tab, count(*), sum(total_price)
        from added
        group by booking_type, tab
        order by booking_type, array_position(array['pending', 'confirmed', 'paid', 'completed'], tab)
        on conflict on constraint booking_total_pk do update
          set bookings = total.bookings + excluded.bookings, revenue = total.revenue + excluded.revenue;
        return null;
      end $$;

      create function move_booking_totals() returns trigger language plpgsql as $$
      begin
        insert into booking_total as total (shard, booking_type, tab, bookings, revenue)
        select pg_backend_pid() % 8, booking_type, tab, sum(bookings), sum(revenue)
        from (
          select booking_type, tab, 1 as bookings, total_price as revenue from added
          union all
          select booking_type, tab, -1, -total_price from removed
        ) as change
        group by booking_type, tab
        having sum(bookings) <> 0 or sum(revenue) <> 0
        order by booking_type, array_position(array['pending', 'confirmed', 'paid', 'completed'], tab)
        on conflict on constraint booking_total_pk do update
          set bookings = total.bookings + excluded.bookings, revenue = total.revenue + excluded.revenue;
        return null;
      end $$;

      create function remove_booking_totals() returns trigger language plpgsql as $$
      begin
        insert into booking_total as total (shard, booking_type, tab, bookings, revenue)
        select pg_backend_pid() % 8, booking_type, tab, -count(*), -sum(total_price)
        from removed
        group by booking_type, tab
        order by booking_type, array_position(array['pending', 'confirmed', 'paid', 'completed'], tab)
        on conflict on constraint booking_total_pk do update
          set bookings = total.bookings + excluded.bookings, revenue = total.revenue + excluded.revenue;
        return null;
      end $$;

      create trigger booking_totals_added after insert on booking
        referencing new table as added for each statement execute function add_booking_totals();
      create trigger booking_totals_moved after update on booking
        referencing new table as added old table as removed
        for each statement execute function move_booking_totals();
      create trigger booking_totals_removed after delete on booking
        referencing old table as removed for each statement execute function remove_booking_totals();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger booking_totals_removed on booking;
      drop trigger booking_totals_moved on booking;
      drop trigger booking_totals_added on booking;
      drop function remove_booking_totals, move_booking_totals, add_booking_totals;
      drop table booking_total
    `);
  }
}
