/** The path of an address as it was asked for, without its query. */
export const pathOf = ({ url }: { url: string }): string => url.split('?', 1)[0] ?? url;
