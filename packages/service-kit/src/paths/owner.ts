/** The first word of a service's events and paths, `booking` for `svc-booking`. */
export const ownerOf = (service: string): string => service.replace(/^svc-/, '');
