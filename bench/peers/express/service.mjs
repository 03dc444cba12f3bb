// A shop in the usual style of Express and TypeORM: entities with relations, repositories, JSON. Gets its database,
// broker and mail server from DATABASE, NATS and SMTP; sends its address to its parent.
import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from '@nats-io/transport-node';
import express from 'express';
import { createTransport } from 'nodemailer';
import { DataSource, EntitySchema, MoreThan } from 'typeorm';

const text = { type: 'text' };
const list = (target) => ({ type: 'one-to-many', target, inverseSide: 'product', cascade: true });
const ofProduct = { type: 'many-to-one', target: 'Product', joinColumn: { name: 'product_id' } };
const id = { type: 'int', primary: true, generated: 'increment' };

const Product = new EntitySchema({
  name: 'Product',
  columns: { id, name: text, description: text, imageUrl: text, location: text, price: { type: 'numeric' } },
  relations: { days: list('Day'), features: list('Feature') },
});
const Day = new EntitySchema({
  name: 'Day',
  columns: { id, day: { type: 'int' }, title: text, description: text },
  relations: { product: { ...ofProduct, inverseSide: 'days' } },
});
const Feature = new EntitySchema({
  name: 'Feature',
  columns: { id, kind: text, text },
  relations: { product: { ...ofProduct, inverseSide: 'features' } },
});
const Order = new EntitySchema({
  name: 'Order',
  tableName: 'orders',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    customer: text,
    email: text,
    quantity: { type: 'int' },
    total: { type: 'numeric' },
    createdAt: { type: 'timestamptz', createDate: true },
  },
  relations: { product: ofProduct },
  indices: [{ columns: ['email', 'createdAt'] }],
});
const ofOrder = { order: { type: 'many-to-one', target: 'Order', joinColumn: { name: 'order_id' } } };
const at = { type: 'timestamptz', createDate: true };
const HistoryEntry = new EntitySchema({
  name: 'HistoryEntry',
  columns: { id, who: text, action: text, at },
  relations: ofOrder,
});
const Event = new EntitySchema({
  name: 'Event',
  columns: { id, type: text, data: { type: 'jsonb' }, at },
});
const Letter = new EntitySchema({
  name: 'Letter',
  columns: { id, recipient: text, subject: text, plain: text, html: text, at },
  relations: ofOrder,
});

const source = new DataSource({
  type: 'postgres',
  url: process.env.DATABASE,
  entities: [Product, Day, Feature, Order, HistoryEntry, Event, Letter],
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  poolSize: 16,
});
await source.initialize();
await source.synchronize(); // creates the tables from the entities
const broker = await connect({ servers: process.env.NATS, waitOnFirstConnect: true });
const mail = createTransport(process.env.SMTP);
const products = source.getRepository(Product);
const relations = { days: true, features: true };

const app = express();
app.use(express.json());
app.get('/products', async (_request, response) => {
  response.json(await products.find({ relations, order: { id: 'ASC', days: { day: 'ASC' } } }));
});
app.get('/products/:id', async (request, response) => {
  const product = await products.findOne({ where: { id: Number(request.params.id) }, relations });
  if (product) response.json(product);
  else response.status(404).json({ message: 'Not found' });
});
app.post('/orders', async (request, response) => {
  const { productId, quantity, customer, email } = request.body;
  const order = await source.transaction(async (tx) => {
    const product = await tx.findOneByOrFail(Product, { id: productId });
    const total = (Number(product.price) * quantity).toFixed(2);
    return tx.save(Order, { product, quantity, customer, email, total });
  });
  response.status(201).json(order);
});
// The same order with everything that our booking writes, too: its history, an event, a letter.
app.post('/bookings', async (request, response) => {
  const { order } = await placeWithAll(request.body);
  response.status(201).json(order);
});
// Also publishes and sends before answering the customer; failures are ignored.
app.post('/bookings/sent', async (request, response) => {
  const { order, event, letter } = await placeWithAll(request.body);
  broker.publish(event.type, JSON.stringify(event.data));
  const { recipient: to, subject, plain: text, html } = letter;
  await mail.sendMail({ from: 'Safari <office@example.com>', to, subject, text, html });
  response.status(201).json(order);
});

function placeWithAll({ productId, quantity, customer, email }) {
  return source.transaction(async (tx) => {
    const product = await tx.findOneByOrFail(Product, { id: productId });
    const hourAgo = new Date(Date.now() - 3_600_000);
    const recent = await tx.countBy(Order, { email, createdAt: MoreThan(hourAgo) });
    if (recent > 1_000_000_000) throw new Error('too many');
    const total = (Number(product.price) * quantity).toFixed(2);
    const order = await tx.save(Order, { product, quantity, customer, email, total });
    await tx.save(HistoryEntry, { order, who: email, action: 'placed' });
    const data = { id: order.id, product: product.id, total };
    const event = await tx.save(Event, { type: 'order.placed', data });
    const letter = await tx.save(Letter, { order, recipient: email, ...letterOf(order) });
    return { order, event, letter };
  });
}

function letterOf({ id: number, customer, quantity, total, product: { name } }) {
  const told = [
    `Dear ${customer},`,
    `Thank you: we have received your request ${number} for ${name}, ${quantity} travelers, ${total}.`,
    'Somebody of our office writes to you within 24 hours, and then you plan the journey together.',
  ];
  return {
    subject: `We have your request ${number}`,
    plain: told.join('\n\n'),
    html: `<!doctype html><html><body>${told.map((part) => `<p>${part}</p>`).join('')}</body></html>`,
  };
}

process.send('ready');
const [offered] = await once(process, 'message');
await products.save(offered);
const server = app.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
