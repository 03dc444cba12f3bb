import type { StaffDuty } from '@safari/contracts';
import type { StoryRows } from './api-story';

/** `owner` is the customer who owns the rows, `other` another customer. */
export type Who = 'nobody' | 'owner' | 'other' | 'staff';

export interface Row {
  answers: Readonly<Record<Who, number>>;
  /** The service's own answer without an identity, bypassing the gateway, if it differs. */
  past?: number;
  /** The duty that staff need; by default `read` for reads and `office` for changes. */
  duty?: StaffDuty;
  /** A valid body; without one, an invalid one is sent: 400 means "allowed, but invalid". */
  body?: (told: StoryRows) => unknown;
  /** What stands in the path, in place of the story's rows. */
  id?: number;
}

const answers = (
  nobody: number,
  owner: number,
  other: number,
  staff: number,
  more: Omit<Row, 'answers'> = {},
): Row => ({ answers: { nobody, owner, other, staff }, ...more });

/**
 * An id that does not exist, for calls by which staff would change a row irrevocably: 404 means "allowed, but not
 * found".
 */
const NOT_THERE = { id: 999_999 };

const REVIEW = {
  overallRating: 5,
  title: 'Once more',
  reviewText: 'As good as the first time.',
  wouldRecommend: true,
};

/** Who is answered what. A route of the product without a row here fails the test. */
// biome-ignore format: a table
export const ACCESS: Readonly<Record<string, Row>> = {
  //                                                        nobody owner other staff
  // the shop window: everybody reads, staff write
  'get /api/brand':                                  answers(200, 200, 200, 200),
  'get /api/packages':                               answers(200, 200, 200, 200),
  'get /api/packages/{id}':                          answers(200, 200, 200, 200),
  'get /api/packages/{id}/providers':                answers(401, 403, 403, 200, { duty: 'office' }),
  'post /api/packages':                              answers(401, 403, 403, 400),
  'put /api/packages/{id}':                          answers(401, 403, 403, 400),
  'put /api/packages/{id}/display-order':            answers(401, 403, 403, 400),
  'delete /api/packages/{id}':                       answers(401, 403, 403, 404, NOT_THERE),
  'get /api/attractions':                            answers(200, 200, 200, 200),
  'get /api/attractions/{id}':                       answers(200, 200, 200, 200),
  'post /api/attractions':                           answers(401, 403, 403, 400),
  'put /api/attractions/{id}':                       answers(401, 403, 403, 400),
  'delete /api/attractions/{id}':                    answers(401, 403, 403, 404, NOT_THERE),
  'post /api/guides':                                answers(401, 403, 403, 400),
  'put /api/guides/{id}':                            answers(401, 403, 403, 400),
  'delete /api/guides/{id}':                         answers(401, 403, 403, 404, NOT_THERE),
  'get /api/guides':                                 answers(200, 200, 200, 200),
  'post /api/artworks':                              answers(401, 403, 403, 400),
  'put /api/artworks/{id}':                          answers(401, 403, 403, 400),
  'delete /api/artworks/{id}':                       answers(401, 403, 403, 404, NOT_THERE),
  'get /api/artists':                                answers(401, 403, 403, 200),
  'post /api/artists':                               answers(401, 403, 403, 400),
  'put /api/artists/{id}':                           answers(401, 403, 403, 400),
  'delete /api/artists/{id}':                        answers(401, 403, 403, 404, NOT_THERE),
  'get /api/artworks':                               answers(200, 200, 200, 200),
  'get /api/artworks/{id}':                          answers(200, 200, 200, 200),
  'get /api/artist/{artistName}/artworks':           answers(200, 200, 200, 200),
  'get /api/terms':                                 answers(200, 200, 200, 200),
  'get /api/terms/{page}':                          answers(200, 200, 200, 200),
  'get /api/terms/{page}/{since}':                  answers(200, 200, 200, 200),
  'post /api/pictures':                              answers(401, 403, 403, 415),
  'get /pictures/uploads/{name}':                    answers(404, 404, 404, 404),

  // a customer's bookings: theirs and staff's, unknown to every other customer
  'post /api/bookings':                              answers(401, 400, 400, 403),
  'get /api/user/bookings':                          answers(401, 200, 200, 403),
  'get /api/user/bookings/sent/{key}':               answers(401, 200, 404, 403),
  'get /api/bookings/{id}':                          answers(401, 200, 404, 200),
  'get /api/bookings/{id}/cancellation':             answers(401, 200, 404, 200),
  'get /api/bookings/{id}/offers':                   answers(401, 200, 404, 200),
  'get /api/bookings/{id}/money':                    answers(401, 200, 404, 200, { duty: 'money' }),
  'get /api/bookings/{id}/invoices/{file}':          answers(401, 200, 404, 200, { duty: 'money' }),
  'get /api/bookings/{id}/credit-notes/{file}':      answers(401, 200, 404, 200, { duty: 'money' }),
  'get /api/bookings/{id}/messages':                 answers(401, 200, 404, 200),
  'post /api/bookings/{id}/messages':                answers(401, 201, 404, 201, { body: () => ({ text: 'Jambo' }) }),
  'post /api/bookings/{id}/messages/read':           answers(401, 204, 404, 204, { body: () => ({ upTo: 1 }) }),
  'get /api/message-counts':                         answers(401, 200, 200, 200),
  'get /api/trip-status/{bookingId}':                answers(401, 200, 404, 200),
  'get /api/trip-updates':                           answers(401, 200, 404, 200),
  'get /api/trip-updates/{id}/versions':              answers(401, 403, 403, 404, NOT_THERE),
  'put /api/trip-updates/{id}':                       answers(401, 403, 403, 400, { duty: 'trips' }),
  'post /api/trip-updates/{id}/withdraw':             answers(401, 403, 403, 404, { ...NOT_THERE, duty: 'trips' }),
  'get /api/customer-reviews':                       answers(401, 200, 404, 200),
  'post /api/customer-reviews':                      answers(401, 409, 404, 403, { body: ({ booking }) => ({ ...REVIEW, bookingId: booking.id }) }),

  'post /api/customer-reviews/{id}/withhold':         answers(401, 403, 403, 404, { ...NOT_THERE, body: () => ({ ground: 'abuse' }) }),
  'post /api/customer-reviews/{id}/publish':          answers(401, 403, 403, 404, NOT_THERE),
  'post /api/customer-reviews/{id}/reply':            answers(401, 403, 403, 404, { ...NOT_THERE, body: () => ({ text: 'Asante' }) }),
  'get /api/reviews':                                answers(200, 200, 200, 200),
  'get /api/reviews/{bookingType}/{itemId}':         answers(200, 200, 200, 200),
  'get /api/reviews/{bookingType}/{itemId}/published': answers(200, 200, 200, 200),

  // what is known of a customer, and having it erased
  'get /api/auth/privacy/export':                    answers(401, 200, 200, 403),
  'get /api/booking/privacy/export':                 answers(401, 200, 200, 403),
  'get /api/booking/privacy/erasure':                answers(401, 200, 200, 403),
  'get /api/operators/privacy/export':               answers(401, 200, 200, 403),
  'post /api/auth/erasures':                         answers(401, 400, 400, 403),
  'get /api/auth/erasures/{id}':                     answers(404, 404, 404, 404, NOT_THERE),

  // the office
  'get /api/bookings':                               answers(401, 403, 403, 200),
  'get /api/bookings/spelling':                      answers(401, 403, 403, 200),
  'get /api/bookings/summary':                       answers(401, 403, 403, 200),
  'get /api/bookings/export':                        answers(401, 403, 403, 200, { duty: 'money' }),
  'get /api/bookings/{id}/history':                  answers(401, 403, 403, 200),
  'put /api/bookings/{id}/status':                   answers(401, 403, 403, 400, { duty: 'read' }),
  'put /api/bookings/{id}':                          answers(401, 403, 403, 400),
  'post /api/bookings/{id}/offers/{offer}':          answers(401, 403, 403, 400),
  'post /api/user/bookings/{id}/offers':             answers(401, 400, 400, 403),
  'post /api/user/bookings/{id}/offers/{offer}':     answers(401, 400, 400, 403),
  'post /api/user/bookings/{id}/cancel':             answers(401, 400, 400, 403),
  'post /api/bookings/{id}/cancel':                  answers(401, 403, 403, 400),
  'post /api/bookings/{id}/payments':                answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/payments/{payment}/void': answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/repayments':              answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/repayments/{repayment}/void': answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/refund':                  answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/refund/void':             answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/change':          answers(401, 403, 403, 400),
  'post /api/bookings/{id}/letters/offers/{offer}':  answers(401, 403, 403, 400),
  'post /api/bookings/{id}/letters/cancellation':    answers(401, 403, 403, 400),
  'post /api/bookings/{id}/letters/invoice':         answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/reassignment':    answers(401, 403, 403, 400),
  'post /api/bookings/{id}/letters/credit-note':     answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/payments':        answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/payments/{payment}': answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/repayments':      answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/repayments/{repayment}': answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/refund':          answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/letters/refund/void':     answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/credit-notes':            answers(401, 403, 403, 400, { duty: 'money' }),
  'post /api/bookings/{id}/reopen':                  answers(401, 403, 403, 400, { duty: 'trips' }),
  'post /api/bookings/{id}/unstart':                 answers(401, 403, 403, 404, { ...NOT_THERE, duty: 'trips' }),
  'post /api/bookings/{id}/unreconcile':             answers(401, 403, 403, 404, { ...NOT_THERE, duty: 'money' }),
  'post /api/bookings/{id}/assign-operator':         answers(401, 403, 403, 400),
  'post /api/bookings/{id}/unassign-operator':       answers(401, 403, 403, 404, NOT_THERE),
  'post /api/bookings/{id}/reassign-operator':       answers(401, 403, 403, 400),
  'post /api/send-invoice':                          answers(401, 403, 403, 400, { duty: 'money' }),
  'get /api/trip-active':                            answers(401, 403, 403, 200),
  'put /api/trip-status/{bookingId}':                answers(401, 403, 403, 400, { duty: 'trips' }),
  'post /api/trip-updates':                          answers(401, 403, 403, 400, { duty: 'trips' }),
  'get /api/operators':                              answers(401, 403, 403, 200),
  'get /api/operators/{id}':                         answers(401, 403, 403, 200),
  'post /api/operators':                             answers(401, 403, 403, 400),
  'put /api/operators/{id}':                         answers(401, 403, 403, 400),
  'delete /api/operators/{id}':                      answers(401, 403, 403, 404, NOT_THERE),
  'get /api/operators/{id}/capabilities':            answers(401, 403, 403, 200),
  'post /api/operators/{id}/capabilities':           answers(401, 403, 403, 400),
  'get /api/capable-operators':                      answers(401, 403, 403, 200),
  'post /api/bookings/{id}/coordinate':              answers(401, 403, 403, 400),
  'get /api/operator-communications':                answers(401, 403, 403, 200),
  'post /api/operator-communications':               answers(401, 403, 403, 400),
  'post /api/operator-communications/{id}/respond':  answers(401, 403, 403, 400),
  'post /api/operator-communications/{id}/told':     answers(401, 403, 403, 404, NOT_THERE),
  'get /api/availability-requests':                  answers(401, 403, 403, 200),
  'post /api/availability-requests/{id}/link':       answers(401, 403, 403, 404, NOT_THERE),
  'post /api/availability-requests/{id}/close':      answers(401, 403, 403, 404, NOT_THERE),
  'post /api/availability-requests/{id}/revoke':     answers(401, 403, 403, 404, NOT_THERE),
  'post /api/availability-requests/{id}/take-back':  answers(401, 403, 403, 400),

  // an operator's answer: whoever has the link
  'get /api/operator-answers/{token}':               answers(200, 200, 200, 200),
  'post /api/operator-answers/{token}':              answers(400, 400, 400, 400),

  // a customer's answer to an offered change: whoever has the link
  'get /api/booking/change-offers/{token}':          answers(404, 404, 404, 404),
  'post /api/booking/change-offers/{token}':         answers(400, 400, 400, 400),

  // the office's day
  'get /api/booking/office-day':                     answers(401, 403, 403, 200),
  'get /api/booking/outlook':                        answers(401, 403, 403, 200),
  'get /api/availability-requests/late':             answers(401, 403, 403, 200),
  'get /api/operator-communications/calls':          answers(401, 403, 403, 200),
  'get /api/booking/failed-letters':                 answers(401, 403, 403, 200),
  'post /api/booking/failed-letters/{id}/retry':     answers(401, 403, 403, 404, NOT_THERE),
  'get /api/booking/late-letters':                  answers(401, 403, 403, 200),
  'get /api/operators/failed-letters':               answers(401, 403, 403, 200),
  'post /api/operators/failed-letters/{id}/retry':   answers(401, 403, 403, 404, NOT_THERE),
  'get /api/operators/late-letters':                answers(401, 403, 403, 200),
  'get /api/operators/failed-posts':                 answers(401, 403, 403, 200),
  'post /api/operators/failed-posts/{communicationId}/retry': answers(401, 403, 403, 404, NOT_THERE),
  'get /api/auth/failed-letters':                    answers(401, 403, 403, 200),
  'post /api/auth/failed-letters/{id}/retry':        answers(401, 403, 403, 404, NOT_THERE),
  'get /api/auth/late-letters':                     answers(401, 403, 403, 200),

  // who belongs to the office
  'get /api/auth/staff-members':                     answers(401, 403, 403, 200),
  'post /api/auth/staff-members':                    answers(401, 403, 403, 400, { duty: 'members' }),
  'put /api/auth/staff-members/{id}':                answers(401, 403, 403, 400, { duty: 'members' }),
  'delete /api/auth/staff-members/{id}':             answers(401, 403, 403, 404, { ...NOT_THERE, duty: 'members' }),
  'post /api/auth/staff-members/{id}/invitation':    answers(401, 403, 403, 404, { ...NOT_THERE, duty: 'members' }),
  'get /api/auth/staff-members/{id}/passkeys':       answers(401, 403, 403, 200, { duty: 'members' }),
  'delete /api/auth/staff-members/{id}/passkeys/{passkeyId}': answers(401, 403, 403, 404, { ...NOT_THERE, duty: 'members' }),

  // what could not be handled
  'get /api/catalog/dead-letters':                   answers(401, 403, 403, 200),
  'post /api/catalog/dead-letters/{id}/replay':      answers(401, 403, 403, 404, NOT_THERE),
  'post /api/catalog/dead-letters/{id}/dismiss':     answers(401, 403, 403, 400),
  'get /api/booking/dead-letters':                   answers(401, 403, 403, 200),
  'post /api/booking/dead-letters/{id}/replay':      answers(401, 403, 403, 404, NOT_THERE),
  'post /api/booking/dead-letters/{id}/dismiss':     answers(401, 403, 403, 400),
  'get /api/operators/dead-letters':                 answers(401, 403, 403, 200),
  'post /api/operators/dead-letters/{id}/replay':    answers(401, 403, 403, 404, NOT_THERE),
  'post /api/operators/dead-letters/{id}/dismiss':   answers(401, 403, 403, 400),
  'get /api/auth/dead-letters':                      answers(401, 403, 403, 200),
  'post /api/auth/dead-letters/{id}/replay':         answers(401, 403, 403, 404, NOT_THERE),
  'post /api/auth/dead-letters/{id}/dismiss':        answers(401, 403, 403, 400),

  // the live stream and what describes the product
  'get /api/live':                                   answers(200, 200, 200, 200),
  'get /api/openapi.json':                           answers(200, 200, 200, 200),
  'get /api/docs':                                   answers(200, 200, 200, 200),
  'get /remotes.json':                               answers(200, 200, 200, 200),
  'get /robots.txt':                                 answers(200, 200, 200, 200),
  'get /.well-known/security.txt':                    answers(200, 200, 200, 200),
  'get /sitemap.xml':                                answers(200, 200, 200, 200),

  // for our own network alone
  'get /healthz':                                    answers(200, 200, 200, 200),
  'get /readyz':                                     answers(200, 200, 200, 200),
  'get /metrics':                                    answers(200, 200, 200, 200),
  'get /openapi.json':                               answers(404, 404, 404, 404, { past: 200 }),
  'post /internal/identity':                         answers(404, 404, 404, 404, { past: 401 }),

  // signing in, and out at last
  'get /auth/google':                                answers(303, 303, 303, 303),
  'get /auth/google/callback':                       answers(303, 303, 303, 303),
  'get /auth/office':                                answers(303, 303, 303, 303),
  'get /auth/office/confirmation':                   answers(303, 303, 303, 303),
  'get /auth/office/callback':                       answers(303, 303, 303, 303),
  'get /api/auth/staff-sign-in-ways':                answers(200, 200, 200, 200),
  'get /api/auth/dev':                               answers(200, 200, 200, 200),
  'post /api/auth/simple-login':                     answers(400, 400, 400, 400),
  'post /api/auth/admin-login':                      answers(400, 400, 400, 400),
  'post /api/auth/passkey-options':                  answers(200, 200, 200, 200),
  'post /api/auth/passkey-login':                    answers(400, 400, 400, 400),
  // whoever uses the shared password has none of their own
  'get /api/auth/passkeys':                          answers(401, 401, 401, 403),
  'post /api/auth/passkeys/confirmation':            answers(401, 401, 401, 403),
  'post /api/auth/passkeys/confirmation/decisions':  answers(401, 401, 401, 400),
  'post /api/auth/passkeys/provider-confirmation':   answers(401, 401, 401, 400),
  'post /api/auth/passkeys/options':                 answers(401, 401, 401, 400),
  'post /api/auth/passkeys':                         answers(401, 401, 401, 400),
  'put /api/auth/passkeys/{id}':                     answers(401, 401, 401, 404, NOT_THERE),
  'delete /api/auth/passkeys/{id}':                  answers(401, 401, 401, 404, NOT_THERE),
  'post /api/auth/invitation':                       answers(400, 400, 400, 400),
  'post /api/auth/invitation/options':               answers(400, 400, 400, 400),
  'post /api/auth/invitation/provider':              answers(400, 400, 400, 400),
  'post /api/auth/invitation/accept':                answers(400, 400, 400, 400),
  'get /api/auth/sessions':                          answers(401, 200, 200, 401),
  'delete /api/auth/sessions/{id}':                  answers(401, 404, 404, 401, NOT_THERE),
  'get /api/auth/staff-sessions':                    answers(401, 401, 401, 200),
  'delete /api/auth/staff-sessions/{id}':            answers(401, 401, 401, 404, NOT_THERE),
  'get /api/auth/user':                              answers(401, 200, 200, 401),
  'get /api/auth/staff':                             answers(401, 401, 401, 200),
  'post /api/auth/session-use':                      answers(200, 200, 200, 200),
  'get /api/auth/admin-sign-ins':                    answers(401, 401, 401, 200),
  'post /api/auth/admin-logout':                     answers(204, 204, 204, 204),
  'post /api/auth/logout':                           answers(204, 204, 204, 204),
  'get /auth/logout':                                answers(303, 303, 303, 303),
};
