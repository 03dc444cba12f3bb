import { type BrokerRights, gatewayRights, serviceRights } from './broker-rights.rules.js';
import { EventTraffic } from './event.traffic.js';
import { servicesOf } from './product.file.js';

/** `deploy/nats.conf`: a user for each process, with the subjects that its code uses. */
export function brokerFile(root: string): string {
  const services = servicesOf(root);
  const traffic = new EventTraffic(root, Object.values(services));
  const users = Object.entries(services).map(([name, folder]) =>
    userOf(`svc-${name}`, name, serviceRights(name, traffic.of(folder))),
  );
  return [
    '# Written by `npm run schemas` from product.json and from what the code tells, hears and asks; a test says when it is old.',
    '# Whoever is none of these users is refused. The passwords come from the environment of the broker.',
    '',
    'accounts {',
    '  PRODUCT {',
    '    jetstream: enabled',
    '    users: [',
    ...users,
    userOf('gateway', 'gateway', gatewayRights(Object.keys(services))),
    '    ]',
    '  }',
    '}',
    '',
  ].join('\n');
}

function userOf(user: string, name: string, { publish, subscribe, answers }: BrokerRights): string {
  const allowing = (kind: string, subjects: readonly string[]) => [
    `          ${kind}: [`,
    ...subjects.map((subject) => `            "${subject}"`),
    '          ]',
  ];
  return [
    '      {',
    `        user: ${user}`,
    `        password: $NATS_PASSWORD_${name.toUpperCase()}`,
    '        permissions {',
    ...allowing('publish', publish),
    ...allowing('subscribe', subscribe),
    ...(answers ? ['          allow_responses: { max: 1, expires: "10s" }'] : []),
    '        }',
    '      }',
  ].join('\n');
}
