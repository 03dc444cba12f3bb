/**
 * Mutants that no test can or should notice, each with the reason; `from` and `to` as the run prints them. They count as
 * unnoticed all the same.
 */
const DATES = 'packages/contracts/src/dates.ts';
const LENGTH = 'packages/contracts/src/text-length.ts';
const MONEY = 'packages/contracts/src/money.ts';
const ROUTES = 'packages/contracts/src/routes.ts';
const PICTURES = 'packages/contracts/src/pictures.ts';
const BOOKING = 'mfe-catalog/src/booking/booking.rules.ts';
const FORM = 'mfe-catalog/src/booking/use-booking-form.ts';
const PACKAGES = 'mfe-catalog/src/packages/package.rules.ts';
const REQUESTS = 'svc-operators/src/availability-requests';
const ANSWERS = `${REQUESTS}/operator-answer.rules.ts`;
const ADDRESSES = 'packages/service-kit/src/network/address.rules.ts';
const LETTERS = 'mfe-admin/src/shared/letters/letter.rules.ts';
const PAST = 'svc-operators/src/seed/history.rules.ts';
const HISTORY = 'mfe-admin/src/history/history.rules.ts';
const DOOR = 'gateway/src/defence/address.rules.ts';
const DRAWN = 'gateway/src/drawing/drawn-page.rules.ts';
const CANONICAL = 'gateway/src/pages/canonical.rules.ts';
const MERGE = 'gateway/src/reference/merge.rules.ts';
const SCHEMAS = 'packages/service-kit/src/schemas';
const COMPOSE = 'local/src/containers/compose.rules.ts';
/** The short cut for nearly every address: what it does not let pass at once is let pass the longer way. */
const PLAIN = String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?(?:\?[^#]*)?$/`;
const NARROWER = [
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)\/?(?:\?[^#]*)?$/`,
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-])*\/?(?:\?[^#]*)?$/`,
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][^\w~!$&'()*+,;=:@.-]*)*\/?(?:\?[^#]*)?$/`,
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\W~!$&'()*+,;=:@.-]*)*\/?(?:\?[^#]*)?$/`,
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/(?:\?[^#]*)?$/`,
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?(?:\?[^#]*)$/`,
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?(?:\?[^#])?$/`,
  String.raw`/^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?(?:\?[#]*)?$/`,
];

export const EXPLAINED = [
  // A default that the compiler asks for, of something that is always there.
  { file: 'packages/contracts/src/email.ts', from: "''", to: '"Stryker was here!"' },
  { file: ROUTES, from: "''", to: '"Stryker was here!"' },
  {
    file: MONEY,
    from: 'format.formatToParts(2).find((part) => part.type === type)?.value',
    to: 'format.formatToParts(2).find(part => part.type === type).value',
  },
  // What did not match is an empty list: of it only what stands behind its first place is read.
  { file: MONEY, from: '[]', to: '["Stryker was here"]' },
  { file: PICTURES, from: '[]', to: '["Stryker was here"]' },
  { file: PICTURES, from: "''", to: '"Stryker was here!"' },
  { file: PICTURES, from: '!hash || !widest', to: '!hash && !widest' },
  // No address begins so, and no text is undefined.
  { file: 'packages/contracts/src/item-addresses.ts', from: "''", to: '"Stryker was here!"' },
  { file: 'packages/contracts/src/item-pages.ts', from: '[]', to: '["Stryker was here"]' },
  // No status of a booking is called so.
  { file: 'packages/contracts/src/booking-statuses.ts', from: '[]', to: '["Stryker was here"]' },
  // What gives nothing back is no yes, either.
  { file: ROUTES, from: '{ return false; }', to: '{}' },
  // The next condition refuses it as well.
  {
    file: DATES,
    from: String.raw`/^(?!0000)\d{4}-\d{2}-\d{2}$/`,
    to: String.raw`/(?!0000)\d{4}-\d{2}-\d{2}$/`,
  },
  {
    file: DATES,
    from: String.raw`/^(?!0000)\d{4}-\d{2}-\d{2}$/`,
    to: String.raw`/^(?!0000)\d{4}-\d{2}-\d{2}/`,
  },
  { file: 'packages/contracts/src/email.ts', from: 'at > 0', to: 'at >= 0' },
  // It only spares the counting of signs where a text is short enough anyhow.
  { file: LENGTH, from: 'text.length > max', to: 'true' },
  { file: LENGTH, from: 'text.length > max', to: 'text.length >= max' },
  // Two are never equal: ids of messages, and routes of one rank, for they would claim one path.
  {
    file: 'packages/contracts/src/messages.ts',
    from: 'message.id > (newest?.id ?? 0)',
    to: 'message.id >= (newest?.id ?? 0)',
  },
  {
    file: ROUTES,
    from: 'rank(route.path) < rank(best.route.path)',
    to: 'rank(route.path) <= rank(best.route.path)',
  },
  { file: ROUTES, from: "':'", to: '""' }, // as long as nobody writes a route with a slash at its end
  // Currencies of four decimals, which no engine knows yet.
  { file: MONEY, from: 'decimalsOf(code) <= MOST_DECIMALS', to: 'true' },
  { file: MONEY, from: "'CLF UYW'", to: '""' },
  // Nobody types a number that is exactly a millionth of a step beside one.
  {
    file: 'packages/contracts/src/operators.ts',
    from: 'Math.abs(steps - Math.round(steps)) < 1e-6',
    to: 'Math.abs(steps - Math.round(steps)) <= 1e-6',
  },
  // Only faster, or a detail of a number of which the sign alone is read.
  { file: MONEY, from: '!format', to: 'true' },
  { file: MONEY, from: "'needed'", to: '""' },
  // A default of something that is there, or that the next condition refuses as well.
  { file: 'mfe-catalog/src/app/address.rules.ts', from: "''", to: '"Stryker was here!"' },
  { file: 'mfe-gallery/src/shared/addresses.rules.ts', from: "''", to: '"Stryker was here!"' },
  { file: BOOKING, from: "text.trim() !== ''", to: 'true' },
  { file: BOOKING, from: 'text.trim()', to: 'text' },
  { file: BOOKING, from: "''", to: '"Stryker was here!"' },
  { file: 'mfe-catalog/src/attractions/attraction.rules.ts', from: '[]', to: '["Stryker was here"]' },
  // Every text holds the empty one.
  { file: PACKAGES, from: "text === ''", to: 'false' },
  { file: PACKAGES, from: "location === ''", to: 'false' },
  { file: PACKAGES, from: "''", to: '"Stryker was here!"' },
  // Which of two equal names in a row is left out makes no difference.
  { file: 'mfe-catalog/src/item-pages/map/route.rules.ts', from: 'index - 1', to: 'index + 1' },
  // What is in no list comes before all that is: the trip that one is on comes first by either.
  { file: 'mfe-catalog/src/desk/desk.rules.ts', from: "'now'", to: '""' },
  // An effect says that the form is shown, before any answer comes.
  { file: FORM, from: 'false', to: 'true' },
  // What never changes runs an effect once.
  { file: FORM, from: '[]', to: '["Stryker was here"]' },
  { file: 'mfe-catalog/src/booking/use-phone-reader.ts', from: '[]', to: '["Stryker was here"]' },
  // Whoever is not the staff is a customer.
  { file: FORM, from: "'customer'", to: '""' },
  // No booking asks for the same trip by either.
  { file: 'mfe-catalog/src/booking/use-twin-question.ts', from: '[]', to: '["Stryker was here"]' },
  // Words for whoever programs.
  { file: FORM, from: "'The booking was not accepted'", to: '""' },
  { file: 'mfe-catalog/src/answer/answer.rules.ts', from: "'no answer is chosen'", to: '""' },
  // The blanks that it leaves are made one by the next step.
  {
    file: 'packages/web-kit/src/server/texts.rules.ts',
    from: String.raw`/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu`,
    to: String.raw`/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu`,
  },
  // A default that the compiler asks for, of something that is always there or refused like what is not.
  { file: 'mfe-admin/src/invoices/payment.rules.ts', from: "''", to: '"Stryker was here!"' },
  { file: 'mfe-admin/src/changes/change.rules.ts', from: "''", to: '"Stryker was here!"' },
  { file: 'mfe-admin/src/packages/package.rules.ts', from: "''", to: '"Stryker was here!"' },
  { file: LETTERS, from: "''", to: '"Stryker was here!"' },
  { file: LETTERS, from: '[]', to: '["Stryker was here"]' },
  // What is no JSON is no view either.
  { file: 'mfe-admin/src/bookings/views/saved-view.rules.ts', from: "'[]'", to: '""' },
  // The empty text comes before all others as well.
  { file: 'mfe-admin/src/trips/trip-week.rules.ts', from: "'0'", to: '""' },
  // Keys of which none is a shortcut: the last one alone is looked for next.
  { file: 'mfe-admin/src/shared/shortcuts/shortcut.rules.ts', from: '[]', to: '["Stryker was here"]' },
  // Every fault of a field has its sentence.
  { file: ANSWERS, from: 'sentences[field]?.[fault]', to: 'sentences[field][fault]' },
  {
    file: ANSWERS,
    from: 'sentencesIn(currency).quotedPrice?.[fault]',
    to: 'sentencesIn(currency).quotedPrice[fault]',
  },
  { file: ANSWERS, from: "'Check this.'", to: '""' },
  // No state and no status is called so.
  { file: `${REQUESTS}/answer-state.rules.ts`, from: '[]', to: '["Stryker was here"]' },
  { file: `${REQUESTS}/availability-request.status.ts`, from: '[]', to: '["Stryker was here"]' },
  // By either the dice choose, of the others who can do it and of what people say.
  { file: PAST, from: 'dice + 1', to: 'dice - 1' },
  { file: PAST, from: 'dice + index', to: 'dice - index' },
  // Defaults that the compiler asks for; what is no address lies in no subnet, either.
  { file: ADDRESSES, from: "''", to: '"Stryker was here!"' },
  { file: ADDRESSES, from: 'isIP(plain) !== 6', to: 'false' },
  { file: 'packages/service-kit/src/network/client-key.rules.ts', from: "''", to: '"Stryker was here!"' },
  // Only faster: what has no colon is no IPv6 address, and is given back as it is all the same.
  {
    file: 'packages/service-kit/src/network/client-key.rules.ts',
    from: "!address.includes(':')",
    to: 'false',
  },
  { file: 'packages/service-kit/src/network/client-key.rules.ts', from: "':'", to: '""' },
  // No field, no form and no parameter is called so, and what is none need not be sent.
  { file: `${SCHEMAS}/compatible.rules.ts`, from: '[]', to: '["Stryker was here"]' },
  { file: `${SCHEMAS}/contracts.rules.ts`, from: '[]', to: '["Stryker was here"]' },
  { file: `${SCHEMAS}/examples.rules.ts`, from: '[]', to: '["Stryker was here"]' },
  { file: `${SCHEMAS}/examples.rules.ts`, from: "''", to: '"Stryker was here!"' },
  // A migration cannot go up and down at one place.
  { file: `${SCHEMAS}/migrations.rules.ts`, from: 'begin < end', to: 'begin <= end' },
  // A text is a row that names nobody, and those are left out.
  { file: 'svc-catalog/src/packages/package.rules.ts', from: '[]', to: '["Stryker was here"]' },
  // No browser and no system is called so.
  { file: 'svc-auth/src/sessions/device.rules.ts', from: "''", to: '"Stryker was here!"' },
  // Of what is no object no field is there either.
  { file: HISTORY, from: "typeof each === 'object'", to: 'true' },
  { file: HISTORY, from: '[]', to: '["Stryker was here"]' },
  // A statement without a name is prepared anew each time: slower, and the same.
  { file: 'svc-booking/src/items/item.repository.ts', from: "'item-offered'", to: '""' },
  // A moment becomes the same text as it is sent.
  {
    file: 'svc-booking/src/bookings/booking.view.ts',
    from: "typeof booking.createdAt === 'string'",
    to: 'true',
  },
  // A default of something that is always there, or like nothing that is looked for; the place of a nonce is gone by then.
  { file: DRAWN, from: "''", to: '"Stryker was here!"' },
  { file: DRAWN, from: '[]', to: '["Stryker was here"]' },
  { file: CANONICAL, from: "''", to: '"Stryker was here!"' },
  { file: MERGE, from: "''", to: '"Stryker was here!"' },
  { file: 'gateway/src/pages/first-needs.rules.ts', from: "''", to: '"Stryker was here!"' },
  { file: 'gateway/src/drawing/language.rules.ts', from: "''", to: '"Stryker was here!"' },
  { file: DOOR, from: '[]', to: '["Stryker was here"]' },
  { file: DOOR, from: '{ return undefined; }', to: '{}' },
  // An address that begins with its query does not begin with a slash, and was refused before.
  { file: DOOR, from: 'queryAt < 0', to: 'queryAt <= 0' },
  { file: DOOR, from: 'PLAIN.test(target)', to: 'false' },
  ...NARROWER.map((to) => ({ file: DOOR, from: PLAIN, to })),
  // No address can be read as undefined.
  { file: 'gateway/src/defence/foreign-sites.rules.ts', from: 'address !== undefined', to: 'true' },
  // What nobody can decode is the page of nothing that is canonical.
  { file: CANONICAL, from: 'there === undefined', to: 'false' },
  // What was hinted is not hinted twice; no two names are equal.
  { file: 'gateway/src/pages/hints.rules.ts', from: 'parts.filter((part) => part.later)', to: 'parts' },
  { file: MERGE, from: 'a < b', to: 'a <= b' },
  // A default that the compiler asks for, of what is always there in a match, or no number of a requirement.
  { file: 'local/src/asvs/asvs.rules.ts', from: "''", to: '"Stryker was here!"' },
  // Nothing that is looked for is called so: no image, volume or network, and nothing that is harmless.
  { file: COMPOSE, from: "''", to: '"Stryker was here!"' },
  { file: COMPOSE, from: '[]', to: '["Stryker was here"]' },
  { file: 'local/src/supply-chain/secrets.rules.ts', from: "''", to: '"Stryker was here!"' },
  // No letter is called so: without a name they count as one.
  { file: 'faults/ledger/ledger.rules.ts', from: "''", to: '"Stryker was here!"' },
  // Only how far what stays is indented.
  ...[
    String.raw`/[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n?/`,
    String.raw`/[ \t]*<meta name="csp-nonce"[^>]*>\n?/`,
  ].map((from) => ({ file: DRAWN, from, to: from.replace('[ ', '[^ ') })),
];
