import type { Brand, PageDescription } from '@safari/contracts';

/** What a page says of itself, and with which status it is sent. */
export interface Page extends PageDescription {
  /** 503: a front end that may own the address has not said what it owns. */
  status: 200 | 404 | 503;
  /** Search engines may keep it. */
  indexed: boolean;
  description: string;
  /** Its remote could not say now what it shows. */
  isPlain?: boolean;
}

/** Whose site it is, and where. */
export interface Site {
  origin: string;
  brand: Brand;
}
