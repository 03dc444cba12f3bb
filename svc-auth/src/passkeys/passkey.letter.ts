import { type Brand, SAFARI_TIME_ZONE } from '@safari/contracts';
import { htmlLetter, htmlParagraph, type Letter } from '@safari/service-kit';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: SAFARI_TIME_ZONE,
});

const SAID = {
  'passkey-added': {
    what: 'Passkey',
    subject: 'A passkey was added to your account',
    text: 'From now on it signs in as you.',
    care: 'If that was not you, ask an owner for a new link at once: it ends every passkey and session of yours.',
  },
  'passkey-removed': {
    what: 'Passkey',
    subject: 'A passkey was removed from your account',
    text: 'It opens nothing any more, and you were signed out wherever you did not remove it yourself.',
    care: 'If you did not expect that, speak to an owner.',
  },
  'account-bound': {
    what: 'Account',
    subject: 'You sign in to the office by your account now',
    text: 'From now on this account signs in as you, whatever address it has later.',
    care: 'If that was not you, ask an owner for a new link at once: it ends what signs in as you, and every session.',
  },
} as const;

export type WayInChange = keyof typeof SAID;

/** Tells a member that what they sign in by has changed, so that they notice if somebody else did it. */
export function passkeyLetter(
  change: WayInChange,
  member: { name: string; email: string },
  { name, at }: { name: string; at: Date },
  brand: Brand,
): Pick<Letter, 'to' | 'subject' | 'text' | 'html'> {
  const { what, subject, text, care } = SAID[change];
  const parts = [
    `Dear ${member.name},`,
    `${subject}. ${text}`,
    `${what}:    ${name}\nWhen:       ${moment.format(at)}, East Africa Time`,
    care,
    `Asante sana,\n${brand.name}`,
  ];
  const imprint = [brand.name, `${brand.email} · ${brand.phone}`, brand.registration]
    .filter(Boolean)
    .join('\n');
  return {
    to: member.email,
    subject: `${subject}: ${name}`,
    text: [...parts, imprint].join('\n\n'),
    html: htmlLetter([...parts.map((part) => htmlParagraph(part)), htmlParagraph(imprint, 'small print')]),
  };
}
