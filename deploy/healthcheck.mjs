import { get } from 'node:http';

/** Ends with 0 where the process in this container answers the path well: `node healthcheck.mjs /healthz`. */
const [path] = process.argv.slice(2);
get({ host: '127.0.0.1', port: process.env.PORT, path }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1);
});
