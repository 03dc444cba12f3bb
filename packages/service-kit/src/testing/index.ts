export type { NatsConnection } from '@nats-io/transport-node';
export {
  asProcess,
  freePort,
  startBroker,
  type TestBroker,
  withAdmin,
  withBroker,
} from './broker.js';
export { type BrokerCluster, startBrokerCluster } from './broker-cluster.js';
export { createDatabase, type TestDatabase } from './database.js';
export { eventually } from './eventually.js';
export { KIT_GROWING } from './growing-tables.js';
export { identityKeys, newCustomer, staff, type TestIdentities } from './identities.js';
export { contractBreaks, unreadEvents } from './kept-contracts.js';
export { newMailbox, type ReceivedMail, startMailbox, type TestMailbox } from './mailbox.js';
export { takeBack } from './migrations.js';
export { Plans } from './plans.js';
export {
  type Call,
  nextPage,
  type OrProblem,
  PATIENT,
  startTestService,
  type TestService,
} from './service.js';
export { transactionsApplying } from './shared-transactions.js';
export { type Swallowed, TcpProxy } from './tcp-proxy.js';
export { tracesOf } from './traces.js';
