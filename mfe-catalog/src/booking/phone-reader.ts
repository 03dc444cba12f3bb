import type { ReadPhone } from '@safari/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export const readPhone: ReadPhone = (text) => parsePhoneNumberFromString(text, { extract: false });
