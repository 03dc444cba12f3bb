import { get } from 'node:http';

/** Exits with 0 if the process in this container answers the path with success: `node healthcheck.mjs /healthz`. */
const [path] = process.argv.slice(2);
get({ host: '127.0.0.1', port: process.env.PORT, path }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1);
});
