import { compile } from '@fastify/proxy-addr';

/**
 * Whether an address is that of a proxy whose `X-Forwarded-For` is believed.
 * @param setting addresses or networks, separated by commas
 * @throws Error where one of them is none
 */
export const trustedProxies = (setting: string): ReturnType<typeof compile> =>
  compile(setting.split(',').map((one) => one.trim()));
