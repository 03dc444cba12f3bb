// `npm run door:verify -- https://host[:port]`: exits with 1 if visitors cannot connect, or will not be able to within
// DAYS: the certificate expires, belongs to another host or is not trusted, or nobody answers. Needs only Node, so that
// a node of a Swarm can run it without a clone.
import { isIP } from 'node:net';
import { checkServerIdentity, connect } from 'node:tls';

const DAYS = 14;
const TIMEOUT_S = 10;

const dayOf = (moment) => new Date(moment).toISOString().slice(0, 10);

const door = doorIn(process.argv.slice(2));
if (door) {
  const { code, sentence } = await look(door);
  (code === 0 ? console.log : console.error)(sentence);
  process.exitCode = code;
} else {
  console.error('Say which door: npm run door:verify -- https://host[:port]');
  process.exitCode = 2;
}

function doorIn([address, ...more]) {
  if (!URL.canParse(address ?? '') || more.length > 0) return undefined;
  const { protocol, host, hostname, port } = new URL(address);
  if (protocol !== 'https:') return undefined;
  return { name: host, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 443) };
}

/**
 * Connects without rejecting an untrusted certificate, so that its expiry can be reported as well; `authorizationError`
 * still makes the command exit with 1. Nothing is sent over the connection.
 */
function look({ name, host, port }) {
  return new Promise((resolve) => {
    const servername = isIP(host) ? undefined : host;
    const socket = connect({ host, port, servername, rejectUnauthorized: false });
    const tell = (code, sentence) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ code, sentence });
    };
    const away = (why) => tell(1, `${name} cannot be reached by TLS: ${why}.`);
    const timer = setTimeout(away, TIMEOUT_S * 1_000, `no answer within ${TIMEOUT_S} seconds`);
    socket.on('error', (error) => away(error.code ?? error.message));
    socket.once('secureConnect', () => {
      const shown = socket.getPeerCertificate();
      const fault = faultOf(shown, host, socket.authorizationError);
      tell(fault ? 1 : 0, `The certificate of ${name} ${fault ?? `ends on ${dayOf(shown.valid_to)}.`}`);
    });
  });
}

/** The fault as the end of a sentence; undefined if there is none. */
function faultOf(shown, host, untrusted) {
  const left = Date.parse(shown.valid_to) - Date.now();
  if (left < 0) return `ended on ${dayOf(shown.valid_to)}: renew it.`;
  if (left < DAYS * 86_400_000) return `ends on ${dayOf(shown.valid_to)}, within ${DAYS} days: renew it.`;
  if (checkServerIdentity(host, shown)) {
    return `is not valid for ${host}, but for ${shown.subjectaltname ?? shown.subject?.CN}.`;
  }
  return untrusted ? `is trusted by nobody: ${untrusted}.` : undefined;
}
