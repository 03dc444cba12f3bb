import { wireMoment } from '@safari/service-kit';

/** A row of `customer_review` as `CustomerReview` of the contracts. */
export const REVIEW_COLUMNS = `
  id, booking_id as "bookingId", overall_rating as "overallRating", title, review_text as "reviewText",
  highlights, recommendations, would_recommend as "wouldRecommend", ${wireMoment('created_at')} as "createdAt",
  case when withheld_ground is not null then
    json_build_object('ground', withheld_ground, 'at', ${wireMoment('withheld_at')}) end as withheld,
  case when reply is not null then
    json_build_object('text', reply, 'at', ${wireMoment('replied_at')}) end as reply`;

/** The same of one that everybody may read, beside its booking `b`. */
export const PUBLIC_REVIEW_COLUMNS = `
  r.id, r.overall_rating as "overallRating", r.title, r.review_text as "reviewText", r.highlights,
  r.recommendations, r.would_recommend as "wouldRecommend", ${wireMoment('r.created_at')} as "createdAt",
  split_part(trim(b.customer_name), ' ', 1) as traveler, to_char(b.preferred_date, 'YYYY-MM') as "traveledIn",
  case when r.reply is not null then
    json_build_object('text', r.reply, 'at', ${wireMoment('r.replied_at')}) end as reply`;
