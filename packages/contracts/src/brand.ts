/** What another operator changes to run the product as their own. */
export interface Brand {
  name: string;
  /** Enquiries, art purchases, partnerships and donations are addressed here. */
  email: string;
  phone: string;
  /** Registration and licence numbers as printed on invoices and in the footer; empty where there are none. */
  registration: string;
  /** ISO 4217; every amount of the product is in it. */
  currency: string;
}

export const defaultBrand: Brand = {
  name: 'Kilele Safaris',
  email: 'info@kilele-safaris.example',
  phone: '+255 27 555 0142',
  registration: 'TALA 00-0000 · California Seller of Travel 0000000-00',
  currency: 'USD',
};
