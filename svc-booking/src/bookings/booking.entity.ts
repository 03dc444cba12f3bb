import type {
  BookingStatus,
  BookingType,
  CancellationTerms,
  Language,
  Money,
  PlaceBooking,
  PlainDate,
  Translation,
} from '@safari/contracts';
import { inCurrency, totalPrice } from '@safari/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** The item's offer at the moment of booking. */
interface Offer {
  name: string;
  translations: Translation[];
  price: Money;
  durationDays: number;
}

/** The conditions under which a booking is placed. */
interface Circumstances {
  currency: string;
  /** as they are offered now */
  cancellationTerms: CancellationTerms;
  /** of the letters about it */
  language: Language;
}

@Entity('booking')
export class BookingEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  reference: string;

  @Column('text', { name: 'customer_id' })
  customerId: string;

  @Column('text', { name: 'booking_type' })
  bookingType: BookingType;

  @Column('integer', { name: 'item_id' })
  itemId: number;

  @Column('text', { name: 'item_name' })
  itemName: string;

  @Column('jsonb', { name: 'item_translations' })
  itemTranslations: Translation[];

  @Column('integer', { name: 'duration_days' })
  durationDays: number;

  @Column('text')
  status: BookingStatus;

  @Column('integer', { name: 'assigned_operator_id', nullable: true })
  assignedOperatorId: number | null;

  @Column('text', { name: 'assigned_operator_name', nullable: true })
  assignedOperatorName: string | null;

  @Column('text', { name: 'customer_name' })
  customerName: string;

  @Column('text', { name: 'customer_email' })
  customerEmail: string;

  @Column('text', { name: 'customer_phone' })
  customerPhone: string;

  @Column('integer', { name: 'number_of_travelers' })
  numberOfTravelers: number;

  @Column('date', { name: 'preferred_date' })
  preferredDate: PlainDate;

  @Column('numeric', { name: 'unit_price' })
  unitPrice: Money;

  @Column('numeric', { name: 'total_price' })
  totalPrice: Money;

  @Column('text', { name: 'special_requests' })
  specialRequests: string;

  /** of the letters about it */
  @Column('text')
  language: Language;

  /** as they were accepted */
  @Column('jsonb', { name: 'cancellation_terms' })
  cancellationTerms: CancellationTerms;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('integer')
  version: number;

  /** A new booking at the offer's price, not yet stored and without a reference. */
  static place(
    customerId: string,
    offer: Offer,
    request: Omit<PlaceBooking, 'totalPrice'>,
    { currency, cancellationTerms, language }: Circumstances,
    now = new Date(),
  ): BookingEntity {
    const booking = new BookingEntity();
    booking.id = uuidv7({ msecs: now.getTime() });
    booking.customerId = customerId;
    booking.bookingType = request.bookingType;
    booking.itemId = request.itemId;
    booking.itemName = offer.name;
    booking.itemTranslations = offer.translations;
    booking.durationDays = offer.durationDays;
    booking.status = 'pending';
    booking.assignedOperatorId = null;
    booking.assignedOperatorName = null;
    booking.customerName = request.customerName;
    booking.customerEmail = request.customerEmail;
    booking.customerPhone = request.customerPhone;
    booking.numberOfTravelers = request.numberOfTravelers;
    booking.preferredDate = request.preferredDate;
    booking.unitPrice = inCurrency(offer.price, currency);
    booking.totalPrice = totalPrice(booking.unitPrice, request.numberOfTravelers, currency);
    booking.specialRequests = request.specialRequests;
    booking.language = language;
    booking.cancellationTerms = cancellationTerms;
    booking.createdAt = now;
    booking.version = 1;
    return booking;
  }
}
